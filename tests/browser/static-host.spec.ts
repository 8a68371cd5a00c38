import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readBuild } from '../../server/site/site-build.ts'
import { staticHeaders } from '../../server/site/static-headers.ts'
import { linkRenderer } from '../support/few-pages.ts'
import { expect, open, test } from './support/site.ts'

test('on a host of static files, under its policy, the site runs without a complaint', async ({
  page,
  complaints,
}) => {
  const html = await writtenPage('/services')
  expect(html).toContain('<h1')
  const headers = staticHeaders(
    readBuild()?.shell ?? '',
    { apiOrigin: undefined, mediaOrigins: [], maps: false },
    false,
  )
  await page.route('/services', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: Object.fromEntries(headers),
      body: html,
    }),
  )
  await open(page, '/services')
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Send Now' })).toBeVisible()
  expect(complaints).toEqual([])
})

/** Runs `npm run pages` in its own folder, because other tests read the project's folder. */
async function writtenPage(path: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fez-static-'))
  try {
    await symlink(resolve('content'), join(folder, 'content'))
    await linkRenderer(folder, [path])
    await mkdir(join(folder, 'dist'))
    await promisify(execFile)('node', [resolve('server/pages/write-pages.ts')], { cwd: folder })
    return await readFile(join(folder, 'dist', `${path}.html`), 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
