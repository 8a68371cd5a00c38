import { headingOf, LANGUAGES } from '../support/product-routes.ts'
import {
  expect,
  goTo,
  openBeneathPreloader,
  stopDrawing,
  storeLanguage,
  test,
} from './support/site.ts'

/** Cut-off escapes, a final space, lone '%', bytes that are not UTF-8, empty segments, a long one. */
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

for (const [place, language] of LANGUAGES.entries()) {
  const { code } = language
  const title = headingOf('/error', language)
  test(`in ${code}, an odd address is the error page, however it opens`, async ({
    page,
    baseURL,
    pageErrors,
  }) => {
    await storeLanguage(page, code)
    const expectErrorPage = (path: string) =>
      expect
        .poll(() => page.evaluate(pageOf, title), path)
        .toEqual({
          heading: title,
          titles: [true],
          noindex: 1,
          canonical: 0,
          isNotFound: true,
        })
    // Loading is the same in each language, so each loads a third of the addresses.
    for (const path of ODD_PATHS.filter((_, index) => index % LANGUAGES.length === place)) {
      const response = await page.goto(`${baseURL}${path}`)
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await expectErrorPage(path)
    }
    // The console contains the responses themselves, and nothing else.
    expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([])

    pageErrors.length = 0
    await openBeneathPreloader(page, '/services')
    await stopDrawing(page)
    for (const path of ODD_PATHS.filter((odd) => !odd.startsWith('//'))) {
      await goTo(page, '/services')
      await expect(page.locator('main h2').first()).toBeVisible()
      await page.evaluate((address) => {
        history.pushState(null, '', address)
      }, path)
      await expectErrorPage(path)
    }
    expect(pageErrors).toEqual([])
  })
}

/** Describes the page on the screen, and says which of its titles begin with these words. */
const pageOf = (words: string) => ({
  heading: document.querySelector('h1')?.textContent,
  titles: [...document.querySelectorAll('head title')].map((title) =>
    title.textContent.startsWith(words),
  ),
  noindex: document.querySelectorAll('head [name=robots][content=noindex]').length,
  canonical: document.querySelectorAll('head [rel=canonical]').length,
  isNotFound: document.querySelector('main')?.textContent.includes('404') ?? false,
})
