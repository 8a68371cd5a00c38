import { HYDRATE_EVENT } from '../isomorphic/page-marks.ts'

// Until React hydrates the page, nothing answers a button, so the last press is made again then. The menu is on
// the page already and opens at once.

let pressed: HTMLElement | null | undefined
onclick = ({ target }) => {
  pressed = (target as Element).closest('button')
  if (pressed?.getAttribute('aria-haspopup') === 'dialog')
    (pressed.nextElementSibling as HTMLDialogElement).showModal()
}
// Who has closed the menu does not want it again. The event does not bubble.
addEventListener('close', () => (pressed = null), true)
addEventListener(HYDRATE_EVENT, () => {
  onclick = null
  pressed?.click()
})
