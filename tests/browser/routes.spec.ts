import type { Page } from '@playwright/test'
import { PRODUCT_PATHS } from '../support/product-routes.ts'
import { findBrokenWords } from './support/find-broken-words.ts'
import { NO_OVERFLOW, overflow, setTextSize, setTextSpacing } from './support/overflow.ts'
import { expectedDocument, readDocument } from './support/page-document.ts'
import {
  expect,
  goBeneathPreloader,
  open,
  openBeneathPreloader,
  storeLanguage,
  test,
} from './support/site.ts'

/** A wide window, the narrowest one of each layout, in which texts have the least room, and 640 px. */
const WIDTHS = [1440, 1216, 992, 960, 768, 640, 560, 320] as const
const WIDTHS_OF_LARGE_TEXT = [320, 640]
const WIDTHS_OF_SPACED_TEXT = [320, 768, 960]

test('each page opens by its address with its own head, makes no call twice, and cuts no text off', async ({
  page,
  pageErrors,
  baseURL,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Requests of the page before do not count.
  page.on('framenavigated', () => (asked.length = 0))

  for (const path of PRODUCT_PATHS) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 })
    await openBeneathPreloader(page, path)
    await expectDocument(page, path, 'en', baseURL)
    expect(repeated(asked), path).toEqual([])
    await expectNoCutText(page, path)
  }
  expect(pageErrors).toEqual([])
})

for (const code of ['ru', 'arm'] as const) {
  test(`in ${code} each page opens by its link with its own head, and cuts no text off at any size`, async ({
    page,
    pageErrors,
    baseURL,
  }) => {
    await storeLanguage(page, code)
    await openBeneathPreloader(page, '/')
    for (const path of PRODUCT_PATHS) {
      await goBeneathPreloader(page, path)
      await expectDocument(page, path, code, baseURL)
      await expectNoCutText(page, path)
    }
    expect(pageErrors).toEqual([])
  })
}

test('quick steps from page to page raise no error', async ({ page, pageErrors }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/error')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  for (const name of ['Services', 'Contact', 'Services', 'Contact', 'Services', 'Contact']) {
    await navigation.getByRole('link', { name }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  expect(pageErrors).toEqual([])
})

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

async function expectNoCutText(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    const place = `${path} at ${width} px`
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, place)
    expect(await findBrokenWords(page), place).toEqual([])
    if (WIDTHS_OF_LARGE_TEXT.includes(width)) {
      await setTextSize(page, '200%')
      await expectNoOverflow(page, `${place} with text of twice the size`)
      await setTextSize(page, '')
    }
    if (WIDTHS_OF_SPACED_TEXT.includes(width)) {
      await setTextSpacing(page, true)
      await expectNoOverflow(page, `${place} with spaced text`)
      await setTextSpacing(page, false)
    }
  }
}

function expectNoOverflow(page: Page, place: string): Promise<void> {
  return expect.poll(() => overflow(page), place).toEqual(NO_OVERFLOW)
}

function repeated(urls: string[]): string[] {
  return urls.filter((url, place) => urls.indexOf(url) !== place)
}
