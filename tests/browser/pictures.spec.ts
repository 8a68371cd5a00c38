import { readBuild } from '../../server/site/site-build.ts'
import { expect, open, test } from './site.ts'

test('each picture and video of a prerendered page can be loaded', async ({ request }) => {
  const files = new Set<string>()
  for (const { path } of readBuild()?.routes ?? []) {
    for (const file of filesOf(await (await request.get(path)).text())) files.add(file)
  }
  expect(files.size).toBeGreaterThan(100)
  for (const file of files) {
    const answer = await request.head(file)
    expect(answer.headers()['content-type'], file).toMatch(/^(image|video)\//)
    expect(answer.status(), file).toBe(200)
  }
})

test('a picture in several types is laid out beside its text like any other', async ({ page }) => {
  await open(page, '/about-FEZ')
  const section = page.locator('.beside-media').first()
  const picture = await section.locator('picture img').boundingBox()
  const heading = await section.getByRole('heading').first().boundingBox()
  expect(picture?.x).toBe(0)
  expect(heading?.x).toBeGreaterThan(picture?.width ?? Infinity)
})

test('a browser loads a picture in its best type and in the width of its window', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('banner-about')) asked.push(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 900, height: 700 })
  await open(page, '/about-FEZ')
  await expect(page.locator('.page-banner img')).toHaveJSProperty('complete', true)
  expect(new Set(asked)).toEqual(new Set(['/media/banner-about-960.avif']))
})

/** The paths of pictures, videos and posters, in all sizes. */
function filesOf(html: string): string[] {
  const tags = html.match(/<(img|source|video|image)\b[^>]*>/g) ?? []
  return tags
    .flatMap((tag) => [...tag.matchAll(/ (?:src|srcset|poster|href)="([^"]*)"/gi)])
    .flatMap(([, named = '']) => named.split(','))
    .map((named) => named.trim().replace(/[ #].*$/, ''))
    .filter((path) => path.startsWith('/'))
}
