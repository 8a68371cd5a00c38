import { expect, open, test } from './site.ts'

test('a picture that comes in several types stands beside its text as any other', async ({
  page,
}) => {
  await open(page, '/about-FEZ')
  const section = page.locator('.beside-media').first()
  const picture = await section.locator('picture img').boundingBox()
  const heading = await section.getByRole('heading').first().boundingBox()
  expect(picture?.x).toBe(0)
  expect(heading?.x).toBeGreaterThan(picture?.width ?? Infinity)
})

test('a browser takes the picture in its type and in the width of its window', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('banner-about')) asked.push(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 900, height: 700 })
  await open(page, '/about-FEZ')
  await expect(page.locator('.page-banner img')).toHaveJSProperty('complete', true)
  expect(new Set(asked)).toEqual(new Set(['/media/banner-about-960.avif']))
})
