import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** WCAG 2.2, levels A and AA. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The violations that axe finds in the page or in a part of it: rule and elements. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(
    async ([within, levels]) => {
      // axe skips the contrast of transparent elements.
      document.documentElement.style.opacity = '1'
      const found = await window.axe.run(within, {
        // Lists of passed rules, and frames, which the site does not have, take most of axe's time.
        resultTypes: ['violations'],
        iframes: false,
        // Some are off by default, such as the size of links and buttons (WCAG 2.5.8).
        rules: Object.fromEntries(
          window.axe.getRules(levels).map(({ ruleId }) => [ruleId, { enabled: true }]),
        ),
      })
      document.documentElement.style.opacity = ''
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    [part, LEVELS] as const,
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
