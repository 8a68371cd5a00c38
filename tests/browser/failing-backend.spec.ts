import type { Route } from '@playwright/test'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { PRODUCT_ROUTES } from '../support/product-routes.ts'
import { expect, open, test } from './support/site.ts'

// tests/component/failing-content.test.tsx has the effect of each fault on each page.
for (const [what, answer] of [
  ['cannot be reached', (route: Route) => route.abort()],
  ['hangs', () => undefined],
] as const) {
  test(`a prerendered page keeps all its content if the backend ${what}`, async ({
    page,
    contentCalls,
  }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await page.route('**/fez/**', answer)
    await open(page, '/services')

    await expect(page.locator('header')).toContainText('+374 10 55 01 00')
    await expect(page.locator('header').getByRole('link', { name: 'Services' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('footer').getByRole('link', { name: 'Services' })).toBeVisible()
    await expect(page).toHaveTitle(/Services/)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)

    // In another language, only header and footer are translated. The content came in one language.
    await page.locator('header button[aria-haspopup=menu]').click()
    await page.getByRole('menuitemradio', { name: 'Русский' }).click()
    await expect(page.locator('header').getByRole('link', { name: 'Контакты' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(thrown).toEqual([])
    expect(new Set(contentCalls).size).toBe(contentCalls.length)
  })
}

test('while all calls hang, every page opens with its banner', async ({ page, contentCalls }) => {
  await page.route('**/fez/**', () => undefined)
  // A page that shows a record of header and footer needs the sanitiser for its texts.
  const sanitizer = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/sanitize-html-'),
  )
  await open(page, '/')
  await sanitizer
  // A browser opens six connections to a host. One of them stays free for files.
  expect(contentCalls).toHaveLength(5)

  await page.context().setOffline(true)
  for (const { path, en } of PRODUCT_ROUTES) {
    const link = page.locator(`a[href="${path}"]`).first()
    if ((await link.count()) === 0) continue
    await link.dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en)
  }
  // The call of each page was made at once. Only the one for metadata still waits.
  const ofPages = CONTENT_CALLS.filter((call) => call !== 'meta-tags')
  expect(contentCalls.toSorted()).toEqual(ofPages.map((call) => `/fez/${call}`).toSorted())
})
