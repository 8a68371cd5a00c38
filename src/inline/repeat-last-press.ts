import { HYDRATE_EVENT } from '../isomorphic/page-marks.ts'
import { showMenu } from '../isomorphic/show-menu.ts'

// Until React hydrates the page, nothing answers a button. Then the last press is repeated. The menu is
// already on the page, next to its button, and opens at once.

let pressed: HTMLElement | null | undefined
onclick = ({ target }) => {
  pressed = (target as Element).closest('button')
  if (pressed?.getAttribute('aria-haspopup') !== 'dialog') return
  const menu = pressed.nextElementSibling as HTMLDialogElement
  // On a page that React draws instead, React has opened it.
  if (!menu.open) showMenu(menu)
  pressed = null
}
addEventListener(HYDRATE_EVENT, () => {
  onclick = null
  pressed?.click()
})
