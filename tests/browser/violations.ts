import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page, or in a part of it: each rule with the elements that break it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // In the page itself: without it each look opens a page of its own, for frames that we have none of.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode()
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
