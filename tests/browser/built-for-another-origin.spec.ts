import { expectHomePage } from './support/backend-files.ts'
import { expect, open, test } from './support/site.ts'

test('on a site built for another origin, a picture’s path belongs to that origin', async ({
  page,
  pageErrors,
  ownBuild,
  ownSite,
}) => {
  const { url } = ownBuild.backend
  const preview = async () =>
    /<meta[^>]*"og:image"[^>]*>/.exec(await (await page.request.get(ownSite.address)).text())?.[0]
  await expect.poll(preview).toContain(`"${url}/uploads/og-home.jpg"`)
  await open(page, ownSite.address)
  await expectHomePage(page, url, url)
  expect(pageErrors).toEqual([])
})
