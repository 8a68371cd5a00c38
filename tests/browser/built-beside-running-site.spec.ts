import { setTimeout } from 'node:timers/promises'
import { serveSite } from '../support/start-server.ts'
import { choose } from './support/choose-language.ts'
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
  const read = async (path: string) => (await fetch(site.address + path)).text()
  const named = (await read('contact')).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)
  const assets = Array.from(named, ([, path = '']) => path)

  const building = ownBuild.build()
  const [statuses] = await Promise.all([statusesUntil(building, site.address, assets), building])
  expect(statuses.size).toBeGreaterThan(0)
  expect([...statuses].filter((status) => status !== 200 && status !== 304)).toEqual([])

  await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Send Now' })).toBeVisible()
  await choose(page, 'Русский')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  expect(await script()).toBe(before)
  for (const path of assets) expect((await fetch(site.address + path)).status).toBe(200)

  for (const [path, text] of [
    ['yard/gate', '<h1>The gate</h1>'],
    ['yard?lang=ru', '<h1>The yard</h1>'],
    ['quay', '<h1>The quay</h1>'],
  ] as const) {
    // The new server prerenders all pages.
    const timeout = 30_000
    await expect.poll(() => read(path), { timeout }).toContain(text)
  }
  expect((await fetch(`${site.address}yard/`)).url).toMatch(/\/yard$/)
  expect(pageErrors).toEqual([])
  expect(site.errorLines()).toEqual([])
})

/** Makes twenty requests a second until `done`, and returns the statuses of their answers. */
async function statusesUntil(
  done: Promise<unknown>,
  address: string,
  assets: string[],
): Promise<Set<number>> {
  const paths = ['', 'services', 'contact?lang=ru', 'fez/navbar-data', 'favicon.svg', ...assets]
  const statuses = new Set<number>()
  const end = new AbortController()
  void done.finally(() => {
    end.abort()
  })
  const asked: Promise<unknown>[] = []
  while (!end.signal.aborted) {
    const path = paths[asked.length % paths.length] ?? ''
    asked.push(fetch(address + path).then(({ status }) => statuses.add(status)))
    await setTimeout(50)
  }
  await Promise.all(asked)
  return statuses
}
