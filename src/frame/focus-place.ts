/**
 * Moves the focus to a place on a page that was opened, unless the visitor has moved it already. The Tab key then
 * goes on from there. A place that is hidden cannot have it, and leaves it to the heading.
 */
export function focusPlace(place: HTMLElement): void {
  if (!document.activeElement?.matches('body, main h1')) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
