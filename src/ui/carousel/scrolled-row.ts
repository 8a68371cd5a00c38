/** The index of the first slide in view of a row that scrolls by itself. */
export function slideInView(row: HTMLElement): number {
  const slideWidth = row.firstElementChild?.clientWidth ?? 0
  return slideWidth > 0 ? Math.round(row.scrollLeft / slideWidth) : 0
}

/** Scrolls a row by slides. Its first slide follows its last. */
export function scrollBySlides(row: HTMLElement, by: number): void {
  const slideWidth = row.firstElementChild?.clientWidth ?? 0
  const stops = Math.round((row.scrollWidth - row.clientWidth) / slideWidth) + 1
  row.scrollLeft = ((slideInView(row) + by + stops) % stops) * slideWidth
}
