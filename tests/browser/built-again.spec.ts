import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { serveSite } from '../support/start-server.ts'
import { copyToBuild } from './support/build-again.ts'
import { choose } from './support/choose-language.ts'
import { boxOf } from './support/geometry.ts'
import { GOOGLE_MAPS_STUB } from './support/google-maps-stub.ts'
import { saveData } from './support/save-data.ts'
import { expect, open, storeLanguage, test } from './support/site.ts'

// A build takes longer than all of these tests, so they share one, and the first of them watches it.
test.describe.configure({ mode: 'default' })

let copy: Awaited<ReturnType<typeof copyToBuild>>
test.beforeAll(async () => {
  copy = await copyToBuild()
})
test.afterAll(() => copy.stop())

test.beforeEach(async ({ page }) => {
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '@font-face { font-family: Roboto }' }),
  )
})

test('an update of the running site disturbs no visitor', async ({ browser, page, pageErrors }) => {
  test.setTimeout(180_000)
  await using site = await serveSite(copy.folder)
  await open(page, site.address)
  // Another visitor, whose browser does not have the contact page's files.
  const late = await browser.newPage()
  await saveData(late)
  await open(late, site.address)
  const script = () => page.locator('link[href*="/site-"][rel=modulepreload]').getAttribute('href')
  const before = await script()
  const read = async (path: string) => (await fetch(site.address + path)).text()
  const named = (await read('contact')).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)
  const assets = Array.from(named, ([, path = '']) => path)

  const paths = ['', 'services', 'contact?lang=ru', 'fez/navbar-data', 'favicon.svg', ...assets]
  const answers: Promise<Response>[] = []
  const visits = setInterval(() => {
    answers.push(fetch(site.address + (paths[answers.length % paths.length] ?? '')))
  }, 50)
  await copy.build().finally(() => {
    clearInterval(visits)
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Send Now' })).toBeVisible()
  await choose(page, 'Русский')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  expect(await script()).toBe(before)
  for (const path of assets) expect((await fetch(site.address + path)).status, path).toBe(200)

  for (const [path, text] of [
    ['yard/gate', '<h1>The gate</h1>'],
    ['yard?lang=ru', '<h1>The yard</h1>'],
  ] as const) {
    // The new server prerenders all pages.
    await expect.poll(() => read(path)).toContain(text)
  }
  await test.step('a page of the build before is loaded again once a file of that build is gone', async () => {
    const [form = ''] = assets.filter((path) => /-contact-.*\.js$/.test(path))
    for (const ending of ['', '.br', '.gz']) await rm(join(copy.folder, 'dist', form + ending))
    await late.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(late.getByLabel('First Name')).toBeVisible()
    await expect.poll(() => late.evaluate(() => 'isNew' in globalThis)).toBe(true)
    await late.close()
  })

  expect((await fetch(`${site.address}yard/`)).url).toMatch(/\/yard$/)
  expect(pageErrors).toEqual([])
  // The renderer reports the new pages' texts, which are in no catalog, and the server reports the settings
  // that only the new build has.
  const expected = /^The (renderer:|site was built with another VITE_)/
  expect(site.errorLines().filter((line) => !expected.test(line))).toEqual([])
})

const ZONE = { lat: 40.21, lng: 44.52 }

test('the map shows the zone in the language on the screen', async ({ page, pageErrors }) => {
  const site = await copy.serve()
  const asked: URLSearchParams[] = []
  const answered = Promise.withResolvers<undefined>()
  await page.route('https://maps.googleapis.com/**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams)
    await answered.promise
    await route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS_STUB })
  })
  await storeLanguage(page, 'ru')
  await test.step('a page that is left while its map loads gets none', async () => {
    await openContact(page, site.address)
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
  })

  await test.step('the map is 400 px high, at its place, with one marker', async () => {
    await page.goForward()
    await expect(map(page)).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    expect(asked.map((query) => [query.get('key'), query.get('language')])).toEqual([
      ['test-key', 'ru'],
    ])
    const [box, column] = [await boxOf(map(page)), await boxOf(page.locator('.contact-form'))]
    expect([box.width, box.height], 'size of the map').toEqual([column.width, 400])
    await expect
      .poll(() => mapLog(page))
      .toEqual([
        ['Map', { center: ZONE, zoom: 12, mapId: 'test-map' }],
        ['AdvancedMarkerElement', { position: ZONE }],
        ['shown', ZONE],
      ])
    // Its rules cannot be read, because it comes from another origin.
    const sheet = page.locator('link[href^="https://fonts.googleapis.com"]')
    await expect
      .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
      .toBe(true)
    expect(pageErrors).toEqual([])
  })

  await test.step('a picture’s path belongs to the origin of the build', async () => {
    const picture = page.locator(`main img[src^="${copy.backend.url}/uploads/"]`)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  })

  await test.step('if its key is refused, Loading... is back', async () => {
    await page.evaluate(() => {
      ;(window as unknown as { gm_authFailure: () => void }).gm_authFailure()
    })
    await expect(loading(page)).toBeVisible()
    await page.goBack()
    await expect.poll(async () => (await mapLog(page)).at(-1)).toEqual(['hidden'])
  })
})

test('if the map’s code is lost, the next visit tries again', async ({ page }) => {
  const site = await copy.serve()
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE_MAPS_STUB }),
  )
  const mapFile = /\/assets\/start-map-[^/]*\.js/
  await page.route(mapFile, (route) => route.abort())
  const lost = page.waitForEvent('console', (line) => line.text().includes('could not be loaded'))
  await openContact(page, site.address)
  await lost
  await page.unroute(mapFile)
  await page.goBack()
  await expect(map(page)).toHaveCount(0)
  await page.goForward()
  await expect(map(page)).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
})

for (const [title, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['is empty', (route: Route) => route.fulfill({ contentType: 'text/javascript' })],
] as const) {
  test(`if the map’s script ${title}, Loading... stays`, async ({ page }) => {
    const site = await copy.serve()
    const lines: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'log') lines.push(message.text())
    })
    const isSilent = title === 'is empty'
    if (isSilent) await page.clock.install()
    await page.route('https://maps.googleapis.com/**', answer)
    await openContact(page, site.address)
    await expect
      .poll(async () => {
        // Nothing tells the site that such a script has come, so it waits until its patience ends.
        if (isSilent) await page.clock.fastForward('10:00')
        return lines
      })
      .toHaveLength(1)
    expect(lines[0]).toContain('The map could not be loaded.')
    await expect(loading(page)).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Open this location in your maps app' }),
    ).toBeVisible()
  })
}

async function openContact(page: Page, address: string): Promise<void> {
  await open(page, address)
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^(Contact|Контакты)$/ })
  await link.click()
  await expect(map(page)).toBeVisible()
}

const map = (page: Page) => page.getByRole('region', { name: /^(Map|Карта)$/ })
const loading = (page: Page) => map(page).getByText(/^(Loading|Загрузка)/)
/** The provider's calls so far, empty until its script has loaded. */
const mapLog = (page: Page) =>
  page.evaluate(() => (window as unknown as { mapLog?: unknown[] }).mapLog ?? [])
