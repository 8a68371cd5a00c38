import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { PRODUCT_ROUTES } from '../support/product-routes.ts'
import { choose } from './support/choose-language.ts'
import { expect, open, test } from './support/site.ts'

// tests/component/failing-content.test.tsx has the effect of each fault on each page.
test('while all calls hang, a prerendered page keeps all its content, also in another language, and every page opens with its banner', async ({
  page,
  contentCalls,
}) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.route('**/fez/**', () => undefined)
  // A page that shows a record of header and footer needs the sanitiser for its texts.
  const sanitizer = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/sanitize-html-'),
  )
  const header = page.locator('header')
  const content = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await open(page, '/services')
  await sanitizer
  await expect(header).toContainText('+374 10 55 01 00')
  for (const part of [header, page.locator('footer')]) {
    await expect(part.getByRole('link', { name: 'Services' })).toBeVisible()
  }
  await expect(content).toBeVisible()
  await expect(page).toHaveTitle(/Services/)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  // A browser opens six connections to a host. One of them stays free for files.
  expect(contentCalls).toHaveLength(5)

  // Only header and footer are translated. The content came in one language.
  await choose(page, 'Русский')
  await expect(header.getByRole('link', { name: 'Контакты' })).toBeVisible()
  await expect(content).toBeVisible()

  await page.context().setOffline(true)
  for (const { path, ru } of PRODUCT_ROUTES) {
    const link = page.locator(`a[href="${path}"]`).first()
    if ((await link.count()) === 0) continue
    await link.dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru)
  }
  // The call of each page was made at once. Only the one for metadata still waits.
  const ofPages = CONTENT_CALLS.filter((call) => call !== 'meta-tags')
  expect(contentCalls.toSorted()).toEqual(ofPages.map((call) => `/fez/${call}`).toSorted())
  expect(thrown).toEqual([])
})
