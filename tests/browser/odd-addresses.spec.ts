import { headingOf, LANGUAGES } from '../support/product-routes.ts'
import { expect, goTo, openBeneathPreloader, storeLanguage, test } from './support/site.ts'

/** Cut-off escapes, a space at the end, lone per cent signs, bytes that are no UTF-8, empty segments, a long one. */
const ODD_PATHS = [
  '/100%',
  '/%',
  '/%D0%A3%D1%81%D0',
  '/%E0%A4%A',
  '/%FF',
  '/services%00',
  '/services%20',
  '/ser%0Avices',
  '//services',
  '//',
  '/services//',
  '/a//b',
  '/services/%2F',
  `/${'x'.repeat(3000)}`,
]

for (const language of LANGUAGES) {
  const { code } = language
  const title = headingOf('/error', language)
  test(`in ${code}, an odd address is the error page, by load and by a change of page`, async ({
    page,
    baseURL,
    pageErrors,
  }) => {
    await storeLanguage(page, code)
    const expectErrorPage = async (path: string) => {
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, path).toHaveText(title)
      await expect(page, path).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.locator('head title'), path).toHaveCount(1)
      await expect(page.locator('head [name=robots][content=noindex]'), path).toHaveCount(1)
      await expect(page.locator('head [rel=canonical]'), path).toHaveCount(0)
      await expect(page.locator('main'), path).toContainText('404')
    }
    for (const path of ODD_PATHS) {
      const response = await page.goto(`${baseURL}${path}`)
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await expectErrorPage(path)
    }
    // The answers themselves are in the console, and nothing else.
    expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([])

    pageErrors.length = 0
    await openBeneathPreloader(page, '/contact')
    for (const path of ODD_PATHS.filter((odd) => !odd.startsWith('//'))) {
      await goTo(page, '/contact')
      await expect(page.locator('main form')).toBeVisible()
      await page.evaluate((address) => {
        history.pushState(null, '', address)
      }, path)
      await expectErrorPage(path)
    }
    expect(pageErrors).toEqual([])
  })
}
