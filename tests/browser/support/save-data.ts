import type { Page } from '@playwright/test'

/** The visitor's browser asks for little data, so that nothing is loaded ahead. Call it before the page opens. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
