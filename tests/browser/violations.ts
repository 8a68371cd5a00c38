import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds on the page, or in a part of it: each rule with the elements that break it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async (within) => {
    // What is clear has no contrast for axe.
    document.documentElement.style.opacity = '1'
    // Lists of what is in order, and looks into frames that we have none of, take most of its time.
    const found = await window.axe.run(within, { resultTypes: ['violations'], iframes: false })
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
