import { CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import { DIFFERENT_PAGES, headingOf, LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { windowsInTurns } from './support/overflow.ts'
import {
  expect,
  goTo,
  openBeneathPreloader,
  stopDrawing,
  storeLanguage,
  test,
  waitForWholePage,
} from './support/site.ts'
import { expectTextsFit } from './support/texts-fit.ts'

/** The narrowest window of each layout, where texts are tightest, a wide one, and 640 px for large text. */
const WINDOWS = [
  [1920, 1080, ['plain']],
  [1312, 800, ['plain']],
  [1216, 800, ['plain']],
  [992, 768, ['plain']],
  [960, 768, ['plain', 'spaced']],
  [768, 1024, ['plain', 'spaced']],
  [640, 900, ['plain', 'large']],
  [560, 900, ['plain']],
  [320, 900, ['plain', 'spaced', 'large']],
] as const

/** Most English texts are shorter than the others. */
const ENGLISH_WINDOWS = WINDOWS.filter(([width]) => [1920, 1216, 992, 768, 320].includes(width))

test('each page opens by its address with texts that fit', async ({ page, pageErrors }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Requests of the page before do not count.
  page.on('framenavigated', () => (asked.length = 0))

  for (const [place, path] of PRODUCT_PATHS.entries()) {
    await openBeneathPreloader(page, path)
    const calls = () => asked.filter((url) => new URL(url).pathname.startsWith('/fez/')).length
    await expect.poll(calls, path).toBeGreaterThanOrEqual(CONTENT_CALLS.length)
    const again = asked.filter((url, index) => asked.indexOf(url) !== index)
    expect(again, path).toEqual([])
    if (!DIFFERENT_PAGES.includes(path)) continue
    await stopDrawing(page)
    for (const [width, height] of windowsInTurns(ENGLISH_WINDOWS, place)) {
      await page.setViewportSize({ width, height })
      await expectTextsFit(page, `${path} at ${width} px`)
    }
  }
  expect(pageErrors).toEqual([])
})

for (const language of LANGUAGES.slice(1)) {
  test(`in ${language.code} each page opens by its link with texts that fit`, async ({
    page,
    pageErrors,
  }) => {
    await storeLanguage(page, language.code)
    await openBeneathPreloader(page, '/')
    // The HTML came in English, with these tags of its own.
    const tags = page.locator('head :is(title, [rel=canonical], [property="og:title"])')
    await expect(tags).toHaveCount(3)
    await stopDrawing(page)
    for (const [place, path] of DIFFERENT_PAGES.entries()) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path, language))
      await waitForWholePage(page)
      for (const [width, height, settings] of windowsInTurns(WINDOWS, place)) {
        await page.setViewportSize({ width, height })
        await expectTextsFit(page, `${path} at ${width} px`, settings)
      }
    }
    expect(pageErrors).toEqual([])
  })
}
