import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { staticHeaders } from '../../server/site/static-headers.ts'
import { expect, open, test } from './site.ts'

test('from a host of static files, under the policy for it, the site runs without a complaint', async ({
  page,
  complaints,
}) => {
  await promisify(execFile)('node', ['server/pages/write-pages.ts'])
  const html = await readFile('dist/services.html', 'utf8')
  expect(html).toContain('<h1')
  const headers = staticHeaders(
    html,
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
