import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../support/product-routes.ts'

/** The file of the Russian catalog. */
export const RUSSIAN = /\/assets\/ru-[^/]*\.js/

/** The names of the languages in the header's menu. */
export const LANGUAGE_NAMES = LANGUAGES.map(({ name }) => name)

/**
 * Chooses a language in the header's menu, unless it is already chosen. Waits for the fonts of its
 * script, because texts may be longer until then.
 */
export async function choose(page: Page, language: string): Promise<void> {
  const menu = page.locator('header button[aria-haspopup=menu]')
  if (!(await menu.textContent())?.includes(language)) {
    await menu.click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await expect(menu).toHaveAccessibleName(new RegExp(language))
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
