import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackendServer } from '../support/backend-server.ts'
import { linkSite } from '../support/few-pages.ts'
import { serveSite } from '../support/start-server.ts'
import { expectHomePage, expectVideo } from './support/backend-files.ts'
import { expect, open, test } from './support/site.ts'

test('with CONTENT_API the site shows that backend’s texts, pictures and videos, and leaves out a picture that is none or has 50 MB', async ({
  page,
  pageErrors,
}) => {
  await using backend = await startBackendServer()
  const folder = await mkdtemp(join(tmpdir(), 'fez-media-'))
  await linkSite(folder, ['/'])
  await using site = await serveSite(folder, { CONTENT_API: backend.url })
  await open(page, site.address)
  await expect(page).toHaveTitle(/^Gyumri/)
  await expectHomePage(page, '', backend.url)
  expect(pageErrors).toEqual([])

  await backend.fault('/uploads/plan-hands.svg', 'HTML')
  const size = String(50 * 2 ** 20)
  const headers = { 'Content-Type': 'image/svg+xml', 'Content-Length': size }
  backend.respond('/uploads/goal-area.svg', new Response('start', { headers }))
  const refused = ['plan-hands', 'goal-area'].map((name) =>
    page.waitForResponse(`${site.address}uploads/${name}.svg`).then((answer) => answer.status()),
  )
  await open(page, site.address)
  await page.getByRole('heading', { name: 'The zone in numbers' }).scrollIntoViewIfNeeded()
  expect(await Promise.all(refused)).toEqual([502, 502])
  const pictures = page.locator('img:is([src$="plan-hands.svg"], [src$="goal-area.svg"])')
  await expect(pictures).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Why choose us' })).toBeVisible()
  await expectVideo(page, '/uploads/zone-day.webm')
  await rm(folder, { recursive: true })
})
