import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackendServer } from '../support/backend-server.ts'
import { otherContent } from '../support/content.ts'
import { linkSite } from '../support/few-pages.ts'
import { serveSite } from '../support/start-server.ts'
import { expect, open, test } from './support/site.ts'

test('the home page shows the texts and files of another backend', async ({ page, pageErrors }) => {
  await using backend = await startBackendServer()
  const informative2Image = `${backend.url}/uploads/plan-hands.svg`
  backend.change('get-home-page', { ...otherContent()['get-home-page'], informative2Image })
  const folder = await mkdtemp(join(tmpdir(), 'fez-backend-'))
  await linkSite(folder, ['/'])
  await using site = await serveSite(folder, { CONTENT_API: backend.url })

  await open(page, site.address)
  await expect(page).toHaveTitle(/^Gyumri/)
  for (const [file, size] of [
    // The backend's own absolute address is a path of the site.
    ['img[src="/uploads/plan-hands.svg"]', 'naturalWidth'],
    ['picture img[src^="/uploads/service-energy"]', 'naturalWidth'],
    ['video[src^="/uploads/"]', 'videoWidth'],
  ] as const) {
    const shown = page.getByRole('main').locator(file)
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).not.toHaveJSProperty(size, 0)
  }
  expect(pageErrors).toEqual([])
  // A server may write into its folder until it has ended.
  await site.stop()
  await rm(folder, { recursive: true })
})
