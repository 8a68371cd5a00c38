import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The violations that axe finds in the page or in a part of it: rule and elements. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    // axe skips the contrast of transparent elements.
    document.documentElement.style.opacity = '1'
    const found = await window.axe.run(within, {
      // Lists of passed rules, and frames, which the site does not have, take most of axe's time.
      resultTypes: ['violations'],
      iframes: false,
      // Links and buttons that are too small or too close together (WCAG 2.5.8).
      rules: { 'target-size': { enabled: true } },
    })
    document.documentElement.style.opacity = ''
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
  }, part)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
