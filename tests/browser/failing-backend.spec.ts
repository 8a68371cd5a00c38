import type { Page, Route } from '@playwright/test'
import { PRODUCT_ROUTES } from '../../tools/commands/product-routes.ts'
import { expect, open, test } from './site.ts'

// What each fault of each call does to a page is tested in tests/component/failing-content.test.tsx.
const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answers 500': (route) => route.fulfill({ status: 500, json: { error: 'out of order' } }),
  hangs: () => undefined,
  'cannot be reached': (route) => route.abort(),
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`a page says all that it was written with where the whole backend ${fault}`, async ({
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

    // In another language the content, which has come in one, stays in it; the frame is translated.
    await page.locator('header button[aria-haspopup=menu]').click()
    await page.getByRole('menuitemradio', { name: 'Русский' }).click()
    await expect(page.locator('header').getByRole('link', { name: 'Контакты' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(thrown).toEqual([])
    expect(new Set(contentCalls).size).toBe(contentCalls.length)
  })
}

test('while all calls hang, every page opens with its banner, without the network', async ({
  page,
  contentCalls,
}) => {
  await page.route('**/fez/**', () => undefined)
  await open(page, '/')

  await page.context().setOffline(true)
  for (const { path, en } of PRODUCT_ROUTES) {
    const link = page.locator(`a[href="${path}"]`).first()
    if ((await link.count()) === 0) continue
    await link.dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en)
  }
  // Of a browser's six connections one stays free for files.
  expect(contentCalls).toHaveLength(5)
})

test('what could not be had is asked for again by its button, and by coming back', async ({
  page,
  contentCalls,
}) => {
  const pattern = '**/fez/get-home-page'
  await page.route(pattern, (route) => route.fulfill({ status: 500 }))
  // A page that was not written with that record.
  await open(page, '/contact')
  const home = navigation(page).getByRole('link', { name: 'Home' })
  await home.click()
  await expect(page.getByText('This content could not be loaded.')).toBeVisible()
  const asked = () => contentCalls.filter((call) => call.endsWith('get-home-page'))
  expect(asked()).toHaveLength(2)

  await page.unroute(pattern)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'A place to make and export' })).toBeVisible()
  expect(asked()).toHaveLength(3)
})

test('a backend without any content still leaves a site that can be navigated', async ({
  page,
}) => {
  await page.route('**/fez/**', (route) => route.fulfill({ json: { payload: null } }))
  await open(page, '/')
  await expect(page.getByText('There is nothing here yet.')).toBeVisible()
  await expect(page.locator('footer')).toContainText('Kanaker Free Economic Zone')
  await navigation(page).getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(page).toHaveTitle('Contact | Kanaker Free Economic Zone')
})
