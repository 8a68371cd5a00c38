import { serveSite } from '../support/start-server.ts'
import {
  assetsOf,
  expectPagesAndLanguages,
  readPage,
  statusesUntil,
} from './support/running-update.ts'
import { expect, open, test } from './support/site.ts'

test('an update of the running site needs no restart, loses no answer and breaks no open page', async ({
  page,
  pageErrors,
  ownBuild,
}) => {
  test.setTimeout(180_000)
  await using site = await serveSite(ownBuild.project)
  await open(page, site.address)
  const script = () => page.locator('script[src*="/site-"]').getAttribute('src')
  const before = await script()
  const assets = await assetsOf(`${site.address}contact`)

  const building = ownBuild.build()
  const [statuses] = await Promise.all([statusesUntil(building, site.address, assets), building])
  expect(statuses.size).toBeGreaterThan(0)
  expect([...statuses].filter((status) => status !== 200 && status !== 304)).toEqual([])

  await expectPagesAndLanguages(page)
  expect(await script()).toBe(before)
  for (const path of assets) expect((await fetch(site.address + path)).status).toBe(200)

  for (const [path, text] of [
    ['yard/gate', '<h1>The gate</h1>'],
    ['yard?lang=ru', '<h1>The yard</h1>'],
    ['quay', '<h1>The quay</h1>'],
  ] as const) {
    // The new server prerenders all pages.
    const timeout = 30_000
    await expect.poll(() => readPage(site.address + path), { timeout }).toContain(text)
  }
  expect((await fetch(`${site.address}yard/`)).url).toMatch(/\/yard$/)
  expect(pageErrors).toEqual([])
  expect(site.errorLines()).toEqual([])
})
