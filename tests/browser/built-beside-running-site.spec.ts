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

  const paths = ['', 'services', 'contact?lang=ru', 'fez/navbar-data', 'favicon.svg', ...assets]
  const answers: Promise<Response>[] = []
  const visits = setInterval(() => {
    answers.push(fetch(site.address + (paths[answers.length % paths.length] ?? '')))
  }, 50)
  await ownBuild.build().finally(() => {
    clearInterval(visits)
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))

  await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Send Now' })).toBeVisible()
  await choose(page, 'Русский')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  expect(await script()).toBe(before)
  for (const path of assets) expect((await fetch(site.address + path)).status).toBe(200)

  for (const [path, text] of [
    ['yard/gate', '<h1>The gate</h1>'],
    ['yard?lang=ru', '<h1>The yard</h1>'],
  ] as const) {
    // The new server prerenders all pages.
    const timeout = 30_000
    await expect.poll(() => read(path), { timeout }).toContain(text)
  }
  expect((await fetch(`${site.address}yard/`)).url).toMatch(/\/yard$/)
  expect(pageErrors).toEqual([])
  expect(site.errorLines()).toEqual([])
})
