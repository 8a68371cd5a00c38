import type { Page, Route } from '@playwright/test'
import { expect, open, openBeneathPreloader, test } from './site.ts'

/** Each content call, and the page that shows its record. */
const CALLS = {
  'get-home-page': '/',
  'get-about-page': '/about-FEZ',
  'get-become-resident-page': '/residents',
  'get-resident-incentives-page': '/preferences-incentives',
  'get-our-residents-page': '/our-residenst',
  'get-service-page': '/services',
  'contact-us': '/contact',
  'navbar-data': '/',
  'meta-tags': '/',
}

const FAULTS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'answers 500': (route) => route.fulfill({ status: 500, json: { error: 'out of order' } }),
  hangs: () => undefined,
  'sends HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  'cannot be reached': (route) => route.abort(),
}

for (const [call, address] of Object.entries(CALLS)) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${call} ${fault}: the frame stands and nothing throws`, async ({
      page,
      contentCalls,
    }) => {
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.message))
      await page.route(`**/fez/${call}**`, answer)

      await openBeneathPreloader(page, address)
      await expectFrame(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('body')).not.toContainText(/undefined|null|NaN|\[object Object\]/)
      expect(thrown).toEqual([])
      expect(contentCalls).toHaveLength(9)
    })
  }
}

test('when the home page cannot be had a notice stands in its place, and trying again brings it', async ({
  page,
  contentCalls,
}) => {
  const heal = await breakCall(page, 'get-home-page')
  await open(page, '/')
  await expect(page.getByText('This content could not be loaded.')).toBeVisible()

  await heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'A place to make and export' })).toBeVisible()
  expect(contentCalls).toHaveLength(10)
})

test('coming back to a page asks again for the record it could not have', async ({
  page,
  contentCalls,
}) => {
  const heal = await breakCall(page, 'get-home-page')
  await open(page, '/')
  await heal()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'A place to make and export' })).toBeVisible()
  expect(contentCalls).toHaveLength(10)
})

test('a backend without any content still leaves a site that can be navigated', async ({
  page,
}) => {
  await page.route('**/fez/**', (route) => route.fulfill({ json: { payload: null } }))
  await open(page, '/')
  await expectFrame(page)
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(page).toHaveTitle('Contact | Kanaker Free Economic Zone')
})

async function expectFrame(page: Page): Promise<void> {
  await expect(page.locator('header')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toContainText('Home')
  await expect(page.locator('footer')).toContainText('Kanaker Free Economic Zone')
}

/** Makes a call fail until the function it answers with is called. */
async function breakCall(page: Page, call: string): Promise<() => Promise<void>> {
  const pattern = `**/fez/${call}`
  await page.route(pattern, (route) => route.fulfill({ status: 500 }))
  return () => page.unroute(pattern)
}
