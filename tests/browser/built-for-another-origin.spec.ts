import { expect, open, test } from './support/site.ts'

test('on a site built for another origin, a picture’s path belongs to that origin', async ({
  page,
  pageErrors,
  ownBuild,
  ownSite,
}) => {
  const uploads = `${ownBuild.backend.url}/uploads`
  const preview = async () =>
    /<meta[^>]*"og:image"[^>]*>/.exec(await (await page.request.get(ownSite.address)).text())?.[0]
  await expect.poll(preview).toContain(`"${uploads}/og-home.jpg"`)
  await open(page, ownSite.address)
  for (const name of ['plan-hands', 'goal-area']) {
    const picture = page.locator(`main img[src="${uploads}/${name}.svg"]`).first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  const video = page.locator(`main video[src^="${uploads}/zone-day.webm"]`)
  await video.scrollIntoViewIfNeeded()
  await expect(video).not.toHaveJSProperty('videoWidth', 0)
  expect(pageErrors).toEqual([])
})
