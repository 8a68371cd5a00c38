import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { routeFile } from '../support/route-file.ts'
import { startSite } from './own-site.ts'
import { PRODUCT_ROUTES } from './product-routes.ts'
import { expect, open, test } from './site.ts'

test('an update beside the running site costs no visitor an answer, needs no restart, and leaves a page that is open all that it leads to', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  const project = await copyProject()
  const site = await startSite(project, {})
  try {
    await open(page, site.address)
    const script = () => page.locator('script[src*="/site-"]').getAttribute('src')
    const before = await script()
    const assets = await assetsOf(`${site.address}contact`)

    await changeProject(project)
    const building = buildProject(project)
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
  } finally {
    await site.stop()
    await rm(project, { recursive: true })
  }
})

/** Words that are bound together are words all the same. */
async function readPage(address: string): Promise<string> {
  return (await (await fetch(address)).text()).replaceAll('\u00a0', ' ')
}

/** Pages are added, and frame and languages say something else: each of their files has a new name. */
async function changeProject(project: string): Promise<void> {
  const change = async (file: string, to: (text: string) => string) => {
    await writeFile(join(project, file), to(await readFile(join(project, file), 'utf8')))
  }
  for (const tag of ['en', 'ru', 'hy']) {
    await change(`locales/${tag}.po`, (words) => words.replaceAll('Quick Links', 'Quick links'))
  }
  await change('src/frame/site-frame.tsx', (text) => `${text}\ndocument.title = 'New'\n`)
  await mkdir(join(project, 'src/routes/yard'))
  for (const [file, path, heading] of [
    ['yard/gate', '/yard/gate', 'The gate'],
    ['yard/index', '/yard/', 'The yard'],
    ['quay', '/quay', 'The quay'],
  ] as const) {
    await writeFile(join(project, `src/routes/${file}.tsx`), routeFile(path, heading))
  }
}

/** Follows each link of the footer, then takes each other language. */
async function seePagesAndLanguages(page: Page): Promise<void> {
  for (const { path, en } of PRODUCT_ROUTES) {
    const link = page.locator('footer').locator(`a[href="${path}"]`)
    if ((await link.count()) === 0) continue
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en)
  }
  for (const [name, heading] of [
    ['Русский', 'Контакты'],
    ['Հայերեն', 'Կապ'],
  ] as const) {
    await page.locator('header .language-switcher button').first().click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
}

/** The paths of the scripts and styles that a page names. */
async function assetsOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text()
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = '']) => path)
}

/** What a visitor who asks twenty times a second is answered with until then. */
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
