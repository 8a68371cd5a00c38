import type { Page } from '@playwright/test'
import { GOOGLE_MAPS_STUB } from './support/google-maps-stub.ts'
import { expect, open, storeLanguage, test } from './support/site.ts'

const ZONE = { lat: 40.21, lng: 44.52 }

test('a page that is left while its map loads gets none; the map is 400 px high, at its place, with one marker, in the language on the screen, and shows Loading... if its key is refused', async ({
  page,
  pageErrors,
  ownSite,
}) => {
  const asked: URLSearchParams[] = []
  const answered = Promise.withResolvers<undefined>()
  await page.route('https://maps.googleapis.com/**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams)
    await answered.promise
    await route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS_STUB })
  })
  await storeLanguage(page, 'ru')
  await openContact(page, ownSite.address)
  await expect(loading(page)).toBeVisible()
  await page.goBack()
  await expect(map(page)).toHaveCount(0)
  answered.resolve(undefined)
  await page.waitForFunction(() => 'mapLog' in window)
  // The provider answers calls in order, so the call of the page that was left is answered by then.
  await page.evaluate(async () => {
    await google.maps.importLibrary('marker')
  })
  expect(await mapLog(page)).toEqual([])

  await page.goForward()
  await expect(loading(page)).toHaveCount(0)
  expect(asked.map((query) => [query.get('key'), query.get('language')])).toEqual([
    ['test-key', 'ru'],
  ])
  expect((await map(page).boundingBox())?.height).toBe(400)
  await expect
    .poll(() => mapLog(page))
    .toEqual([
      ['Map', { center: ZONE, zoom: 12, mapId: 'test-map' }],
      ['AdvancedMarkerElement', { position: ZONE }],
      ['shown', ZONE],
    ])
  expect(pageErrors).toEqual([])
  await page.evaluate(() => {
    ;(window as unknown as { gm_authFailure: () => void }).gm_authFailure()
  })
  await expect(loading(page)).toBeVisible()
  await page.goBack()
  await expect.poll(async () => (await mapLog(page)).at(-1)).toEqual(['hidden'])
})

test('on a site built for another origin, a picture’s path belongs to that origin; if the map’s script fails, Loading... stays, and the console has one line', async ({
  page,
  ownBuild,
  ownSite,
}) => {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') lines.push(message.text())
  })
  await page.route('https://maps.googleapis.com/**', (route) => route.abort())
  await openContact(page, ownSite.address)
  const picture = page.locator(`main img[src^="${ownBuild.backend.url}/uploads/"]`)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toContain('The map could not be loaded.')
  await expect(loading(page)).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Open this location in your maps app' }),
  ).toBeVisible()
})

async function openContact(page: Page, address: string): Promise<void> {
  await open(page, address)
  const link = page.locator('footer').getByRole('link', { name: /^(Contact|Контакты)$/ })
  await link.click()
  await expect(map(page)).toBeVisible()
}

const map = (page: Page) => page.getByRole('region', { name: /^(Map|Карта)$/ })
const loading = (page: Page) => map(page).getByText(/^(Loading|Загрузка)/)
/** The provider's calls so far, empty until its script has loaded. */
const mapLog = (page: Page) =>
  page.evaluate(() => (window as unknown as { mapLog?: unknown[] }).mapLog ?? [])
