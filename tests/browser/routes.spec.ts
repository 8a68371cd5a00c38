import { CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import { DIFFERENT_PAGES, headingOf, LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { findBrokenWords } from './support/find-broken-words.ts'
import { expectNoOverflow, windowsInTurns } from './support/overflow.ts'
import { expect, goTo, openBeneathPreloader, storeLanguage, test } from './support/site.ts'

/** The narrowest window of each layout, in which texts have the least room, and 640 px for large text. */
const WINDOWS = [
  [1312, ['plain']],
  [1216, ['plain']],
  [992, ['plain']],
  [960, ['plain', 'spaced']],
  [768, ['plain', 'spaced']],
  [640, ['plain', 'large']],
  [560, ['plain']],
  [320, ['plain', 'spaced', 'large']],
] as const

test('each page opens by its address, makes no call twice, and cuts no text off', async ({
  page,
  pageErrors,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Requests of the page before do not count.
  page.on('framenavigated', () => (asked.length = 0))

  for (const [place, path] of PRODUCT_PATHS.entries()) {
    await openBeneathPreloader(page, path)
    const calls = () => asked.filter((url) => new URL(url).pathname.startsWith('/fez/')).length
    await expect.poll(calls, path).toBeGreaterThanOrEqual(CONTENT_CALLS.length)
    const again = asked.filter((url, place) => asked.indexOf(url) !== place)
    expect(again, path).toEqual([])
    if (!DIFFERENT_PAGES.includes(path)) continue
    // Most English texts are shorter than the others.
    for (const width of windowsInTurns([768, 320], place)) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, `${path} at ${width} px`)
      expect(await findBrokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
  expect(pageErrors).toEqual([])
})

for (const language of LANGUAGES.slice(1)) {
  test(`in ${language.code} each page opens by its link, and cuts no text off at any size`, async ({
    page,
    pageErrors,
  }) => {
    await storeLanguage(page, language.code)
    const formFiles: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/contact-.*\.js$/.test(request.url())) formFiles.push(request.url())
    })
    await openBeneathPreloader(page, '/')
    // The HTML came in English, with these tags of its own.
    const tags = page.locator('head :is(title, [rel=canonical], [property="og:title"])')
    await expect(tags).toHaveCount(3)
    for (const [place, path] of DIFFERENT_PAGES.entries()) {
      if (path === '/contact') expect(formFiles, 'on other pages').toEqual([])
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path, language))
      for (const [width, settings] of windowsInTurns(WINDOWS, place)) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${path} at ${width} px`, settings)
        expect(await findBrokenWords(page), `${path} at ${width} px`).toEqual([])
      }
    }
    expect(pageErrors).toEqual([])
  })
}
