import type { Page } from '@playwright/test'
import { headingOf, LANGUAGES } from '../../support/product-routes.ts'
import { choose } from './choose-language.ts'
import { REDUCED_MOTION } from './reduced-motion.ts'
import { expect, goTo, waitForWholePage } from './site.ts'

/** Shows a page in `sharedPage`, from its top, in English, in the window of the other tests. */
export async function show(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ ...REDUCED_MOTION, forcedColors: null })
  await page.setViewportSize({ width: 1440, height: 900 })
  await choose(page, 'English')
  // A page that is on the screen would stay as the test before left it.
  if (new URL(page.url()).pathname === path) await goToPage(page, '/error')
  await goToPage(page, path)
  await expect(page.locator('main h2').first()).toBeVisible()
  await waitForWholePage(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}

/** Waits for the frame that also scrolls the page to its top and gives its heading the focus. */
async function goToPage(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(headingOf(path, LANGUAGES[0]))
  await expect(heading).toBeFocused()
}
