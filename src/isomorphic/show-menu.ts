/** Opens the menu. The page behind it, which does not scroll then, keeps room for its scroll bar. */
export function showMenu(menu: HTMLDialogElement): void {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
  menu.showModal()
}
