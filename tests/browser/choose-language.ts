import { expect, type Page } from '@playwright/test'

/** The names of the languages in the header's menu. */
export const LANGUAGE_NAMES = ['English', 'Русский', 'Հայերեն'] as const

/** Chooses a language in the header's menu, unless it is already chosen. */
export async function choose(page: Page, language: string): Promise<void> {
  const menu = page.locator('header button[aria-haspopup=menu]')
  if ((await menu.textContent())?.includes(language)) return
  await menu.click()
  await page.getByRole('menuitemradio', { name: language }).click()
  await expect(menu).toHaveAccessibleName(new RegExp(language))
}
