import type { Page } from '@playwright/test'
import { boxOf, sideOf } from './support/geometry.ts'
import { show } from './support/show.ts'
import { expect, goTo, holdRequests, open, openBeneathPreloader, test } from './support/site.ts'

test('a picture loads in its best type and the window’s width', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('banner-about')) asked.push(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 900, height: 700 })
  await open(page, '/about-FEZ')
  await expect(page.locator('.page-banner img')).toHaveJSProperty('complete', true)
  expect(new Set(asked)).toEqual(new Set(['/media/banner-about-1080.avif']))
})

test('a text beside a picture has the whole width if that is lost', async ({ page }) => {
  await open(page, '/residents')
  const section = page.locator('.text-beside-media').first()
  const picture = section.locator('picture img')
  expect((await boxOf(picture)).left, 'left of the picture').toBe(0)
  const heading = section.getByRole('heading').first()
  expect(await sideOf(heading, picture), 'the heading, from the picture').toBe('right')

  await page.route('**/media/**', (route) => route.abort())
  await goTo(page, '/')
  await expect(page.locator('main .keen-slider').first()).toBeAttached()
  await expect(section.locator('img, video')).toHaveCount(0)
  const whole = await boxOf(section)
  const text = await boxOf(section.locator('> div'))
  expect(text.width, 'width of the text').toBeGreaterThan(whole.width * 0.9)

  // The banner of a page that opens fails before React listens for errors.
  await open(page, '/about-FEZ')
  await expect(page.locator('.page-banner img')).toHaveCount(0)
})

test('a picture across the page keeps its place while it loads', async ({ page }) => {
  const release = await holdRequests(page, /about-plan/)
  await openBeneathPreloader(page, '/about-FEZ')
  const plan = page.locator('main img[src*=about-plan]')
  const { width, height } = await boxOf(plan)
  expect(width / height, 'ratio of its sides').toBeCloseTo(2)
  release()
})

test('a video in a long text fills its frame', async ({ sharedPage: page }) => {
  await show(page, '/')
  const section = page.locator('.text-beside-media:has(video)')
  await section.evaluate((element) => {
    element.dataset.layout = 'around'
  })
  const frame = await boxOf(section.locator('.video'))
  const video = await boxOf(section.locator('video'))
  expect(frame.width, 'width of the frame').toBeGreaterThan(600)
  expect(video.width, 'width of the video').toBe(frame.width)
})

test('phones load no picture that is meant for larger screens', async ({ browser }) => {
  for (const [width, deviceScaleFactor] of [
    [390, 3],
    [412, 3.5],
    [430, 3],
  ] as const) {
    const viewport = { width, height: 844 }
    const page = await browser.newPage({ viewport, deviceScaleFactor, javaScriptEnabled: false })
    await page.goto('/about-FEZ')
    const banner = page.locator('.page-banner img')
    await expect(banner).toHaveJSProperty('complete', true)
    const shown = await banner.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(shown, `${width} px`).toMatch(/banner-about-1080\.avif$/)
    await page.close()
  }
})

test('no picture says on a phone that it is wider than it is shown', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 844 } })
  for (const path of ['/', '/services', '/about-FEZ', '/residents', '/our-residenst']) {
    await open(page, path)
    const pictures = page.locator('main picture img')
    await pictures.evaluateAll((images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager'
    })
    for (const picture of await pictures.all()) {
      // The pictures of further slides have no room before the slider starts.
      await expect(picture).toBeVisible()
      await expect(picture).toHaveJSProperty('complete', true)
      // Safari 16 could not read `(width >= 48rem)`.
      await expect(picture).not.toHaveAttribute('sizes', /[<>]/)
      const { src, said, shown } = await picture.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect()
        // The natural width of a picture with `sizes` is the width that they say.
        const { currentSrc, naturalWidth, naturalHeight } = image
        const covering = (height * naturalWidth) / naturalHeight
        return { src: currentSrc, said: naturalWidth, shown: Math.max(width, covering) }
      })
      expect(said / shown, `${path}: ${src}, said ${said}, shown ${shown}`).toBeLessThan(1.05)
    }
  }
  await page.close()
})

test('the drawn plan shows its places whole at every width', async ({ page }) => {
  await open(page, '/contact')
  const plan = page.getByRole('region', { name: 'Map' })
  for (const width of [320, 390, 768, 959, 960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const drawing = await plan.screenshot()
    for (const [what, colour] of Object.entries({ airport: '5c6b73', point: 'f0a04b' })) {
      const { left = 0, right = 0, across } = await extentOf(page, colour, drawing)
      expect(left, `${what} at ${width} px`).toBeGreaterThan(2)
      expect(right, `${what} at ${width} px`).toBeLessThan(across - 3)
    }
  }
})

/** The leftmost and the rightmost pixel of a colour in a picture, which the page draws. */
function extentOf(page: Page, colour: string, picture: Buffer) {
  return page.evaluate(
    async ({ wanted, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      const found: number[] = []
      for (let at = 0; at < data.length; at += 4) {
        if (wanted.every((value, channel) => data[at + channel] === value))
          found.push((at / 4) % width)
      }
      const sorted = found.sort((one, other) => one - other)
      return { left: sorted[0], right: sorted.at(-1), across: width }
    },
    { wanted: [...Buffer.from(colour, 'hex')], base64: picture.toString('base64') },
  )
}
