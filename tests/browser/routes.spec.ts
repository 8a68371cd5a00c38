import type { Page } from '@playwright/test'
import { DIFFERENT_PAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { findBrokenWords } from './support/find-broken-words.ts'
import { expectNoOverflow, windowsInTurns } from './support/overflow.ts'
import { expectedDocument, readDocument } from './support/page-document.ts'
import { recordLoadedCode } from './support/record-loaded-code.ts'
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

test('each page opens by its address with its own head, makes no call twice, and cuts no text off', async ({
  page,
  pageErrors,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Requests of the page before do not count.
  page.on('framenavigated', () => (asked.length = 0))

  for (const [place, path] of PRODUCT_PATHS.entries()) {
    await openBeneathPreloader(page, path)
    await expectDocument(page, path, 'en', baseURL)
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

for (const code of ['ru', 'arm'] as const) {
  test(`in ${code} each page opens by its link with its own head, cuts no text off at any size, and only the contact page loads the form`, async ({
    page,
    pageErrors,
    baseURL,
  }) => {
    const loadedCode = recordLoadedCode(page)
    await storeLanguage(page, code)
    await openBeneathPreloader(page, '/')
    for (const [place, path] of PRODUCT_PATHS.entries()) {
      if (path === '/contact')
        expect(formLibrariesIn(await loadedCode()), 'on other pages').toEqual([])
      await goTo(page, path)
      await expectDocument(page, path, code, baseURL)
      if (!DIFFERENT_PAGES.includes(path)) continue
      for (const [width, settings] of windowsInTurns(WINDOWS, place)) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${path} at ${width} px`, settings)
        expect(await findBrokenWords(page), `${path} at ${width} px`).toEqual([])
      }
    }
    expect(formLibrariesIn(await loadedCode())).toEqual(['enableReinitialize', 'stripUnknown'])
    expect(pageErrors).toEqual([])
  })
}

/** Names that the libraries of form and map use at run time, so that no minifier changes them. */
const formLibrariesIn = (code: string) =>
  ['enableReinitialize', 'stripUnknown', 'gm_authFailure', 'renderClusters'].filter((name) =>
    code.includes(name),
  )

async function expectDocument(
  page: Page,
  path: string,
  code: 'en' | 'ru' | 'arm',
  origin = '',
): Promise<void> {
  const expected = expectedDocument(path, code, origin)
  await expect.poll(() => readDocument(page), path).toEqual(expected)
  if (path === '/') return
  const breadcrumb = page.getByRole('main').getByRole('navigation')
  await expect(breadcrumb).toContainText(expected.headings)
}
