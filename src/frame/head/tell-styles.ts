import { config } from '../../config.ts'

/**
 * Tells the styles what CSS cannot find out: that the site runs, so that what works without scripts
 * gives way, and its address, which `print.css` writes before those of links.
 */
export function tellStyles(): void {
  const { origin } = new URL(config.siteUrl)
  const { dataset, style } = document.documentElement
  style.setProperty('--site', `"${origin}"`)
  dataset.running = ''
  delete dataset.otherLanguage
}
