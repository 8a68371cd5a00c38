/**
 * Tells the CSS that React has the page: the rules for a page without scripts no longer apply, and a
 * page that was hidden because it came in another language is shown.
 */
export function tellStyles(): void {
  const { dataset } = document.documentElement
  dataset.running = ''
  delete dataset.otherLanguage
}

/** Whether React has the first page. */
export function isRunning(): boolean {
  return 'running' in document.documentElement.dataset
}
