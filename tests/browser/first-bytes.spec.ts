import type { Page, Request } from '@playwright/test'
import { LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { BUDGETS } from './support/budgets.ts'
import { expect, holdRequests, stopTimers, storeLanguage, test } from './support/site.ts'

/** The compressed bytes of a page's files until its load event, by type. Later ones are for other pages. */
async function bytesOf(page: Page, address: string): Promise<Record<string, number>> {
  // Otherwise the site would load the files for later before the load event, if a picture takes long.
  await stopTimers(page)
  const files: Request[] = []
  let isLoaded = false
  page.once('load', () => (isLoaded = true))
  page.on('request', (request) => !isLoaded && files.push(request))
  await page.goto(address)
  const bytes: Record<string, number> = {}
  for (const file of files) {
    const { responseBodySize } = await file.sizes()
    bytes[file.resourceType()] = (bytes[file.resourceType()] ?? 0) + responseBodySize
  }
  return bytes
}

for (const { code } of LANGUAGES) {
  test(`in ${code} the home page’s files stay within their bytes`, async ({ page }) => {
    await storeLanguage(page, code)
    const { font = 0, script = 0, stylesheet = 0 } = await bytesOf(page, '/')
    expect(font, 'bytes of fonts').toBeGreaterThan(0)
    expect(font, 'bytes of fonts').toBeLessThanOrEqual(BUDGETS.fontsBytes)
    if (code === 'en') {
      expect(script, 'bytes of scripts').toBeGreaterThan(50_000)
      expect(script, 'bytes of scripts').toBeLessThanOrEqual(BUDGETS.scriptsBytes)
    }
    expect(stylesheet, 'bytes of styles').toBeGreaterThan(1000)
    expect(stylesheet, 'bytes of styles').toBeLessThanOrEqual(BUDGETS.stylesBytes)

    await test.step('a rare letter loads a full font', async () => {
      const whole = page.waitForResponse(/noto-sans-latin-wght/)
      await page.getByRole('contentinfo').evaluate((footer) => {
        footer.append('Łódź à la carte')
      })
      expect((await whole).status()).toBe(200)
    })
  })
}

test('only the contact page preloads a file of its own', async ({ request }) => {
  for (const path of PRODUCT_PATHS) {
    const html = await (await request.get(path)).text()
    const own = [
      ...html.matchAll(/rel="modulepreload" fetchpriority="low" crossorigin href="(.*?)"/g),
    ]
      .map(([, file = '']) => file)
      .filter((file) => !/libraries|rolldown-runtime/.test(file))
    const form: unknown = expect.stringContaining('/-contact-')
    expect(own, path).toEqual(path === '/contact' ? [form] : [])
  }
})

test('scripts are requested only when the styles have come', async ({ page }) => {
  const release = await holdRequests(page, /\.css$/)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await Promise.all([
    page.waitForRequest(/slide-halls/),
    page.waitForResponse(/noto-serif-latin/),
    page.goto('/', { waitUntil: 'commit' }),
  ])
  expect(scripts).toEqual([])
  const script = page.waitForRequest(/libraries/)
  release()
  await script
})

test('what is not seen first loads later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await stopTimers(page)
  const later: string[] = []
  const idle: string[] = []
  let loaded = false
  page.on('load', () => (loaded = true))
  page.on('request', (request) => {
    const url = request.url()
    if (url.endsWith('.webm')) later.push(url)
    // These are the slider's code, the HTML sanitiser and the pictures of further slides.
    if (!loaded && /carousel-engine|sanitize-html|slide-(?!halls)/.test(url)) idle.push(url)
  })
  const furtherPicture = page.waitForRequest(/slide-dawn/)
  // In a small window with large text, the video is far below the screen.
  await page.setViewportSize({ width: 240, height: 330 })
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '150%'
    })
  })
  await page.goto('/')
  expect(idle).toEqual([])
  await furtherPicture
  await expect(page.locator('.keen-slider[data-started]').first()).toBeAttached()
  expect(later).toEqual([])

  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await expect(video).toHaveJSProperty('paused', false)
})
