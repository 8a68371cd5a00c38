import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { startSecondBackend } from '../support/second-backend.ts'
import { seeHomePage } from './backend-files.ts'
import { changeProject } from './changed-project.ts'
import { MAPS_STUB } from './maps-stub.ts'
import { startSite } from './own-site.ts'
import { assetsOf, readPage, seePagesAndLanguages, statusesUntil } from './running-update.ts'
import { expect, open, rememberLanguage, test } from './site.ts'

// A build takes longer than all these tests. So there is one, which is made beside a running site, and
// has the origin of the content and the key of the map, which are parts of a built site.
test.describe.configure({ mode: 'serial' })

let project: string
let backend: Awaited<ReturnType<typeof startSecondBackend>>
let settings: Record<string, string>
let built: Promise<unknown> | undefined

const build = () => (built ??= changeProject(project).then(() => buildProject(project, settings)))

test.beforeAll(async () => {
  backend = await startSecondBackend()
  project = await copyProject()
  settings = {
    VITE_API_BASE: backend.url,
    VITE_GOOGLE_MAPS_KEY: 'test-key',
    VITE_GOOGLE_MAPS_MAP_ID: 'test-map',
  }
})

test.afterAll(async () => {
  await backend.stop()
  await rm(project, { recursive: true })
})

test('an update beside the running site costs no visitor an answer, needs no restart, and leaves a page that is open all that it leads to', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  await using site = await startSite(project, {})
  await open(page, site.address)
  const script = () => page.locator('script[src*="/site-"]').getAttribute('src')
  const before = await script()
  const assets = await assetsOf(`${site.address}contact`)

  const building = build()
  const [statuses] = await Promise.all([statusesUntil(building, site.address, assets), building])
  expect(statuses.size).toBeGreaterThan(0)
  expect([...statuses].filter((status) => status !== 200 && status !== 304)).toEqual([])

  await seePagesAndLanguages(page)
  expect(await script()).toBe(before)
  for (const path of assets) expect((await fetch(site.address + path)).status).toBe(200)

  for (const [path, text] of [
    ['yard/gate', '<h1>The gate</h1>'],
    ['yard?lang=ru', '<h1>The yard</h1>'],
    ['quay', '<h1>The quay</h1>'],
  ] as const) {
    await expect.poll(() => readPage(site.address + path)).toContain(text)
  }
  expect((await fetch(`${site.address}yard/`)).url).toMatch(/\/yard$/)
  expect(complaints).toEqual([])
  expect(site.faults).toEqual([])
})

test.describe('with settings of its own', () => {
  let site: Awaited<ReturnType<typeof startSite>>

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    await build()
    site = await startSite(project, settings)
  })

  test.afterAll(async () => {
    await site.stop()
  })

  test('on a site that is built for another origin, a path is that origin’s', async ({
    page,
    complaints,
  }) => {
    const preview = async () =>
      /<meta[^>]*"og:image"[^>]*>/.exec(await (await page.request.get(site.address)).text())?.[0]
    await expect.poll(preview).toContain(`"${backend.url}/uploads/preview.png"`)
    await open(page, site.address)
    await seeHomePage(page, backend.url, backend.url)
    expect(complaints).toEqual([])
  })

  test('the map is 400 px high, at its place and zoom, with one marker', async ({
    page,
    complaints,
  }) => {
    await page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: MAPS_STUB }),
    )
    await openContact(page, site.address)
    await expect(map(page).getByText('Loading...')).toHaveCount(0)
    expect((await map(page).boundingBox())?.height).toBe(400)
    await expect
      .poll(() => mapLog(page))
      .toEqual([
        ['Map', { center: { lat: 40.21, lng: 44.52 }, zoom: 12, mapId: 'test-map' }],
        ['AdvancedMarkerElement', { position: { lat: 40.21, lng: 44.52 } }],
        ['shown', { lat: 40.21, lng: 44.52 }],
      ])
    expect(complaints).toEqual([])

    await page.goBack()
    await expect.poll(async () => (await mapLog(page)).at(-1)).toEqual(['hidden'])
  })

  test('the provider is asked for the map in the language on the screen, and with the key', async ({
    page,
  }) => {
    const asked: URL[] = []
    await page.route('https://maps.googleapis.com/**', (route) => {
      asked.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'text/javascript', body: MAPS_STUB })
    })
    await rememberLanguage(page, 'ru')
    await openContact(page, site.address)
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]?.searchParams.get('key')).toBe('test-key')
    expect(asked[0]?.searchParams.get('language')).toBe('ru')
  })

  test('a script that fails leaves Loading... there, with one line in the console', async ({
    page,
  }) => {
    const lines: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'log') lines.push(message.text())
    })
    await page.route('https://maps.googleapis.com/**', (route) => route.abort())
    await openContact(page, site.address)
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toContain('The map could not be loaded.')
    await expect(map(page).getByText('Loading...')).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Open this location in your maps app' }),
    ).toBeVisible()
  })

  test('a key that is refused is a map that failed', async ({ page }) => {
    await page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: MAPS_STUB }),
    )
    await openContact(page, site.address)
    await expect(map(page).getByText('Loading...')).toHaveCount(0)
    await page.evaluate(() => {
      ;(window as unknown as { gm_authFailure: () => void }).gm_authFailure()
    })
    await expect(map(page).getByText('Loading...')).toBeVisible()
  })

  test('a page that is left while its map loads makes none', async ({ page, complaints }) => {
    const answered = Promise.withResolvers<undefined>()
    await page.route('https://maps.googleapis.com/**', async (route) => {
      await answered.promise
      await route.fulfill({ contentType: 'text/javascript', body: MAPS_STUB })
    })
    await openContact(page, site.address)
    await expect(map(page).getByText('Loading...')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Gyumri dry port' })).toBeVisible()
    answered.resolve(undefined)
    await page.waitForFunction(() => 'mapLog' in window)
    // The provider answers the page that was left before it answers this.
    await page.evaluate(async () => {
      await google.maps.importLibrary('marker')
    })
    expect(await mapLog(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

async function openContact(page: Page, address: string): Promise<void> {
  await open(page, address)
  const link = page.locator('header').getByRole('link', { name: /^(Write to|Пишите в)/ })
  await link.click()
  await expect(page.getByRole('region', { name: /^(Map|Карта)$/ })).toBeVisible()
}

const map = (page: Page) => page.getByRole('region', { name: 'Map' })
/** What the provider's script was asked for so far; it is not there before it is loaded. */
const mapLog = (page: Page) =>
  page.evaluate(() => (window as unknown as { mapLog?: unknown[] }).mapLog ?? [])
