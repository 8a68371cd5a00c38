import type { Page } from '@playwright/test'

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
  }, top)
