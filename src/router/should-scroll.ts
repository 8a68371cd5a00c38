import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Makes the function that the router calls after it has rendered a page. It returns whether the router
 * scrolls: to the place that it has saved for the page, else to the top.
 */
export function createShouldScroll() {
  let shown: ParsedLocation | undefined
  return ({ location }: { location: ParsedLocation }): boolean => {
    const before = shown
    shown = location
    letRouterSavePlace()
    addKeyToHistoryEntry(location)

    // If the visitor has scrolled before the scripts came, the page stays where it is.
    if (!before) return window.scrollY === 0
    const isSame = location.state.__TSR_key === before.state.__TSR_key
    // As in the browser, a link to the page on the screen leads to its top, and so does one to a new page
    // without the place that its address names. The router would not scroll.
    if (isSame || location.pathname !== before.pathname) window.scrollTo(0, 0)
    return !isSame
  }
}

/**
 * The router saves the place of a page when the visitor leaves it, but only if a scroll event has come since
 * the page was rendered (https://github.com/TanStack/router/issues/7040). None comes if the visitor scrolled
 * before the scripts ran, or leaves before the next animation frame. So this sends one.
 */
function letRouterSavePlace(): void {
  document.dispatchEvent(new Event('scroll'))
}

/**
 * The router finds the place again by a key in the entry of the history. An entry that the browser has added,
 * for a place on the page, has none yet. The router's own `replaceState` would load the page again.
 */
function addKeyToHistoryEntry({ state }: ParsedLocation): void {
  if (history.state === null) History.prototype.replaceState.call(history, state, '')
}
