import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildProject, copyProject } from '../support/project-copy.ts'
import { PRODUCT_ROUTES } from './product-routes.ts'
import { expect, open, test } from './site.ts'

test('a page kept open from before an update leads to every page, and to every language', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  const project = await copyProject()
  const server = spawn('node', ['server/main.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string]
    await open(page, /http:\S+/.exec(line)?.[0] ?? '')
    const script = () => page.locator('script[type=module]').getAttribute('src')
    const before = await script()

    // Other words for the frame and the languages: another name for each of their files.
    for (const file of ['en', 'ru', 'hy'].map((tag) => join(project, `locales/${tag}.po`))) {
      const words = await readFile(file, 'utf8')
      await writeFile(file, words.replaceAll('Quick Links', 'Quick links'))
    }
    const frame = join(project, 'src/frame/site-frame.tsx')
    await writeFile(frame, `${await readFile(frame, 'utf8')}\ndocument.title = 'New'\n`)
    await buildProject(project)

    const footer = page.locator('footer')
    for (const { path, en } of PRODUCT_ROUTES) {
      const link = footer.locator(`a[href="${path}"]`)
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
    expect(await script()).toBe(before)
    expect(complaints).toEqual([])
  } finally {
    server.kill()
    await rm(project, { recursive: true })
  }
})
