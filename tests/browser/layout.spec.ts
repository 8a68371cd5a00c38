import type { Page } from '@playwright/test'
import { expect, open, rememberLanguage, test } from './site.ts'

const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const cut = [...document.querySelectorAll('main :is(h2, h3, p, a), header a, footer a')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert], .sr-only'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map((element) => element.textContent)
    return { page: root.scrollWidth - root.clientWidth, cut }
  })

for (const language of ['en', 'ru', 'arm']) {
  for (const width of [320, 390, 768, 1024, 1216, 1440]) {
    test(`nothing is cut or overflows at ${width} px in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await rememberLanguage(page, language)
      await open(page, '/')
      expect(await overflow(page)).toEqual({ page: 0, cut: [] })

      // One bar, one row: header parts stand side by side within it.
      const bar = await page.locator('header').evaluate((header) => {
        const row = header.lastElementChild?.querySelector('div > div')
        return row ? row.scrollWidth - row.clientWidth : NaN
      })
      expect(bar).toBe(0)
    })
  }

  test(`nothing is cut or overflows with text of twice the size in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 900 })
    await rememberLanguage(page, language)
    await open(page, '/')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflow(page)).toEqual({ page: 0, cut: [] })
  })
}
