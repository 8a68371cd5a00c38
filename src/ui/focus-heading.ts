/** Moves the focus to the page's heading, where screen readers and the Tab key go on. It does not scroll. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
