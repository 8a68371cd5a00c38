import type { Page } from '@playwright/test'
import { LANGUAGES } from '../support/product-routes.ts'
import { choose, RUSSIAN } from './support/choose-language.ts'
import {
  endPreloader,
  expect,
  goTo,
  holdRequests,
  open,
  openBeneathPreloader,
  stopAnimations,
  stopTimers,
  storeLanguage,
  test,
} from './support/site.ts'

type Language = (typeof LANGUAGES)[number]

async function storeInOtherTab(page: Page, code: Language['code']): Promise<void> {
  const otherTab = await page.context().newPage()
  await otherTab.route('/other', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await otherTab.goto('/other')
  await otherTab.evaluate((language) => {
    localStorage.setItem('language', language)
  }, code)
}

test('a language chosen in another tab during a start is shown after it', async ({
  page,
  pageErrors,
}) => {
  // Otherwise the site would stop waiting for its parts to be hydrated.
  await stopTimers(page)
  // React cannot hydrate the form before its code has come.
  const release = await holdRequests(page, /\/assets\/-contact-[^/]*\.js/)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const content = page.getByRole('main').locator('form, section')
  await expect(content.first()).toBeVisible()
  const came = await content.elementHandles()
  // The rest of the page is hydrated once it answers.
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' })
  })
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeAttached()

  const russian = page.waitForResponse(RUSSIAN)
  await storeInOtherTab(page, 'ru')
  const catalog = (await russian).url()
  await page.evaluate((url) => import(url), catalog)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'ru')
  for (const element of came) {
    const words = await element.evaluate((node) => node.isConnected || node.textContent)
    expect(words, 'what came with the page stays').toBe(true)
  }
  expect(pageErrors).toEqual([])
})

test('a language can be chosen without storage and cookies', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await openBeneathPreloader(page, '/services')
  await choose(page, 'Русский')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги')
  await goTo(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  expect(pageErrors).toEqual([])
})

test('only the stored language is loaded and seen', async ({ page }) => {
  const catalogs: string[] = []
  page.on('request', (request) => {
    const catalog = /assets\/(en|ru|hy)-[^/]*\.js$/.exec(request.url())?.[1]
    if (catalog) catalogs.push(catalog)
  })
  const release = await holdRequests(page, /\/assets\/(site|ru)-[^/]*\.js$/)
  await storeLanguage(page, 'ru')
  // The page would be shown after eight seconds.
  await stopAnimations(page)
  await page.goto('/services', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  await expect(heading).toHaveText('Services')
  await expect(heading).toBeHidden()
  await endPreloader(page)
  await expect(heading).toBeHidden()
  await expect.poll(() => catalogs).toEqual(['ru'])
  release()
  await expect(heading).toHaveText('Услуги')
  await expect(heading).toBeVisible()
  expect(catalogs).toEqual(['ru'])
})

test('a page saved in Russian is shown at once', async ({ page, context }) => {
  await open(page, '/services?lang=ru')
  const body = await page.content()
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
  })
  // A saved page can load no scripts.
  await page.route(/\.js$/, (route) => route.abort())
  await page.route('/saved.html', (route) => route.fulfill({ contentType: 'text/html', body }))
  await stopAnimations(page)
  await page.goto('/saved.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Услуги' })).toBeVisible()
})

for (const { device, width, chooseLanguage } of [
  {
    device: 'a phone',
    width: 390,
    chooseLanguage: async (page: Page, { name }: Language) => {
      await page.locator('.mobile-menu-button').click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
    },
  },
  {
    // Beside the text, the list of contents stays where it is in the window, and the header's menu does not.
    device: 'a wide screen',
    width: 1440,
    chooseLanguage: (page: Page, { code }: Language) => storeInOtherTab(page, code),
  },
]) {
  test(`what is read on ${device} keeps its height when the language changes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/preferences-incentives')
    // A font that comes later would move the lines. The system's fonts in `fonts.css` may be missing.
    await page.evaluate(async () => {
      await Promise.allSettled(Array.from(document.fonts, (font) => font.load()))
    })
    // The paragraph in the upper third is the one that is read. The texts above it differ in length.
    const read = page.getByRole('main').locator('.rich-text p').last()
    await read.evaluate((text) => {
      window.scrollBy({ top: text.getBoundingClientRect().top - 270, behavior: 'instant' })
    })
    const topOf = () => read.evaluate((text) => Math.round(text.getBoundingClientRect().top))
    for (const language of LANGUAGES.toReversed()) {
      const before = await topOf()
      const words = (await read.textContent()) ?? ''
      await chooseLanguage(page, language)
      await expect(read).not.toHaveText(words)
      await page.keyboard.press('Escape')
      const moved = Math.abs((await topOf()) - before)
      expect(moved, 'px that the text has moved').toBeLessThanOrEqual(2)
    }
  })
}
