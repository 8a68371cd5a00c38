import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { createApp } from '../../server/app.ts'
import { addressOf, listen } from '../../server/listen.ts'
import { readSettings } from '../../server/settings.ts'
import { SitePages } from '../../server/site/site-pages.ts'
import { MAPS_STUB } from './maps-stub.ts'
import { expect, preloaderGone, rememberLanguage, test } from './site.ts'

// The key is part of the built site: this file has a build of its own.
let folder: string
let server: Server
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fez-map-'))
  const settings = { VITE_GOOGLE_MAPS_KEY: 'test-key', VITE_GOOGLE_MAPS_MAP_ID: 'test-map' }
  Object.assign(process.env, settings)
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const routes = ['/', '/contact'].map(
    (path) => ({ path, kind: 'text', listed: true, scripts: '', styles: '' }) as const,
  )
  const pages = new SitePages({ shell, routes })
  const app = createApp({
    settings: { ...readSettings(settings), messagesDb: join(folder, 'messages.db') },
    content: 'content',
    builtSite: { folder, pages: () => pages, siteUrl: new URL('http://127.0.0.1') },
  })
  server = await listen(app, { host: '127.0.0.1', port: 0 })
})

test.afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})

async function openContact(page: Page): Promise<void> {
  await page.goto(addressOf(server))
  await preloaderGone(page)
  const link = page.locator('header').getByRole('link', { name: /^(Contact|Контакты)$/ })
  await link.click()
  await expect(page.getByRole('region', { name: /^(Map|Карта)$/ })).toBeVisible()
}

const map = (page: Page) => page.getByRole('region', { name: 'Map' })
/** What the provider's script was asked for so far; it is not there before it is loaded. */
const mapLog = (page: Page) =>
  page.evaluate(() => (window as unknown as { mapLog?: unknown[] }).mapLog ?? [])

test('the map is 400 px high, at its place and zoom, with one marker', async ({
  page,
  complaints,
}) => {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: MAPS_STUB }),
  )
  await openContact(page)
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
  await openContact(page)
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
  await openContact(page)
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toContain('The map could not be loaded.')
  await expect(map(page).getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open this point in your map' })).toBeVisible()
})

test('a key that is refused is a map that failed', async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: MAPS_STUB }),
  )
  await openContact(page)
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
  await openContact(page)
  await expect(map(page).getByText('Loading...')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'A place to make and export' })).toBeVisible()
  answered.resolve(undefined)
  await page.waitForFunction(() => 'mapLog' in window)
  // The provider answers the page that was left before it answers this.
  await page.evaluate(async () => {
    await google.maps.importLibrary('marker')
  })
  expect(await mapLog(page)).toEqual([])
  expect(complaints).toEqual([])
})
