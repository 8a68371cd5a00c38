import { HYDRATE_EVENT } from '../isomorphic/page-marks.ts'

// Until React hydrates the page, nothing answers a button, so the last press is made again then.

let pressed: HTMLElement | null | undefined
onclick = ({ target }) => {
  pressed = (target as Element).closest('button')
}
addEventListener(HYDRATE_EVENT, () => {
  onclick = null
  pressed?.click()
})
