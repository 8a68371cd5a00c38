import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staticHeaders } from '../../server/site/page-policy.ts'
import { readBuild } from '../../server/site/site-build.ts'
import { runWritePages } from '../support/few-pages.ts'
import { expect, open, test } from './support/site.ts'

test('on a host of static files, under its policy, the site runs without an error', async ({
  page,
  pageErrors,
}) => {
  // Other tests read the project's folder.
  const folder = await mkdtemp(join(tmpdir(), 'fez-static-'))
  await runWritePages(folder, ['/services'])
  const html = await readFile(join(folder, 'dist/services.html'), 'utf8')
  await rm(folder, { recursive: true })
  const headers = staticHeaders(readBuild()?.shell ?? '', {
    apiOrigin: undefined,
    mediaOrigins: [],
    maps: false,
  })
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
  expect(pageErrors).toEqual([])
})
