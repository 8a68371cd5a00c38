import type { Page } from '@playwright/test'
import { headingOf, LANGUAGES } from '../../support/product-routes.ts'
import { choose } from './choose-language.ts'
import { REDUCED_MOTION } from './reduced-motion.ts'
import { expect, goTo, open, stopDrawing, test as base } from './site.ts'

interface SharedPage {
  /**
   * The open site, which the tests of a worker share: to open it again would take most of the time of a test
   * that only measures a page. It is not drawn. A test begins with `show`. After a failure, the next test gets
   * a new page.
   */
  sharedPage: Page
}

export const test = base.extend<object, SharedPage>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', ignoreHTTPSErrors = false } = project.use
      const page = await browser.newPage({ ...REDUCED_MOTION, baseURL, ignoreHTTPSErrors })
      await open(page, '/')
      await stopDrawing(page)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Shows a page from its top, in English, in the window of the other tests. */
export async function show(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ ...REDUCED_MOTION, forcedColors: null })
  await page.setViewportSize({ width: 1440, height: 900 })
  await choose(page, 'English')
  // A page that is on the screen would stay as the test before left it.
  if (new URL(page.url()).pathname === path) await goToPage(page, '/error')
  await goToPage(page, path)
  await expect(page.locator('main h2').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}

async function goToPage(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(headingOf(path, LANGUAGES[0]))
}
