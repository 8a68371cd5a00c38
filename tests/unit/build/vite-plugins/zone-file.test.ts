import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { zoneFile } from '../../../../build/vite-plugins/zone-file.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const SAMPLE = JSON.parse(readFileSync('content/zone.json', 'utf8')) as Record<string, unknown>
const OTHER = {
  ...SAMPLE,
  name: { en: 'Gyumri $& Zone', ru: 'Зона Гюмри', arm: 'Գյումրիի գոտի' },
  place: { en: 'The zone is in Gyumri.', ru: 'Зона в Гюмри.' },
}
const LETTERS = '<svg><text>G Z</text></svg>'

test("a zone's own file replaces the sample's in titles, catalogs and modules", async () => {
  const { folder, vite } = await viteWith(OTHER)
  expect(await vite.transformIndexHtml('/', '<title>%ZONE_NAME%</title>')).toContain(
    '<title>Gyumri $& Zone</title>',
  )
  const catalog = (await vite.transformRequest('/locales/ru.po'))?.code
  expect(catalog).toContain('Зона Гюмри')
  expect(catalog).toContain('Зона в Гюмри.')
  expect((await vite.pluginContainer.resolveId('#zone'))?.id).toBe(join(folder, 'zone.json'))
})

test('a byte order mark, which some editors add, does no harm', async () => {
  const { vite } = await viteWith(Buffer.from(`\uFEFF${JSON.stringify(OTHER)}`))
  expect((await vite.transformRequest('/locales/ru.po'))?.code).toContain('Зона Гюмри')
})

test("the preloader has the letters of the zone's folder", async () => {
  const { vite } = await viteWith(OTHER)
  const shell = readFileSync('index.html', 'utf8')
  expect(await vite.transformIndexHtml('/', shell)).toContain(LETTERS)
})

test.each([
  ['lacks English', { ...OTHER, name: { ru: 'Зона' } }, /name\.en is a required field/],
  ['misspells a language', { ...OTHER, name: { en: 'Zone', hy: 'Գոտի' } }, /unspecified keys: hy/],
  ['is off the globe', { ...OTHER, point: { lat: 444, lng: 43.8 } }, /point\.lat must be less/],
  ['is not in UTF-8', Buffer.from('{ "name": "\xe9" }', 'latin1'), / utf-8/],
  ['is a list', [], /zone\.json cannot be used: .*content\/zone\.json is an example$/],
])('a file that %s stops the build and says why', async (_, zone, reason) => {
  await expect(viteWith(zone)).rejects.toThrow(reason)
})

test('tests have the zone of the sample, whatever CONTENT_FOLDER says', async () => {
  const { vite } = await viteWith(OTHER, 'test')
  expect((await vite.transformRequest('/locales/ru.po'))?.code).not.toContain('Гюмри')
})

async function viteWith(zone: unknown, mode = 'development') {
  const folder = await temporaryFolder({
    'zone.json': zone instanceof Buffer ? zone : JSON.stringify(zone),
    'preloader.svg': LETTERS,
  })
  vi.stubEnv('CONTENT_FOLDER', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const vite = await createServer({
    configFile: false,
    mode,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [lingui(), zoneFile()],
  })
  onTestFinished(() => vite.close())
  return { folder, vite }
}
