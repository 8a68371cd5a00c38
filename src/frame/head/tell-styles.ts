import { config } from '../../config.ts'

/**
 * Tells the CSS what it cannot find out: that the site runs, so that the rules for a page without
 * scripts no longer apply, and the site's origin, which `print.css` writes before the path of a
 * link.
 */
export function tellStyles(): void {
  const { origin } = new URL(config.siteUrl)
  const { dataset, style } = document.documentElement
  style.setProperty('--site', `"${origin}"`)
  dataset.running = ''
  delete dataset.otherLanguage
}

/** Whether the first page is on the screen. */
export function isRunning(): boolean {
  return 'running' in document.documentElement.dataset
}
