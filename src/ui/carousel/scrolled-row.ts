/** The index of the first slide in view of a row that scrolls by itself. */
export function slideInView(row: HTMLElement): number {
  return Math.round(row.scrollLeft / slideWidth(row))
}

/** Scrolls a row by slides. Its first slide follows its last. */
export function scrollBySlides(row: HTMLElement, by: number): void {
  const width = slideWidth(row)
  const stops = Math.round((row.scrollWidth - row.clientWidth) / width) + 1
  row.scrollLeft = ((slideInView(row) + by + stops) % stops) * width
}

/** One pixel if the row is not laid out, so that it can divide. */
function slideWidth({ firstElementChild }: HTMLElement): number {
  return Math.max(1, firstElementChild?.clientWidth ?? 0)
}
