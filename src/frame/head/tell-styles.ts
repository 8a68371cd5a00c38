/**
 * Tells the CSS what it cannot find out: that the site runs, so that the rules for a page without
 * scripts no longer apply, and the site's origin, which `print.css` writes before the path of a
 * link.
 */
export function tellStyles(siteUrl: string): void {
  const { dataset, style } = document.documentElement
  // Before that, it would only have the browser style the whole page again.
  matchMedia('print').addEventListener('change', () => {
    style.setProperty('--site', `"${new URL(siteUrl).origin}"`)
  })
  dataset.running = ''
  delete dataset.otherLanguage
}

/** Whether the first page is on the screen. */
export function isRunning(): boolean {
  return 'running' in document.documentElement.dataset
}
