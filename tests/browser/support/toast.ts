import type { Page } from '@playwright/test'

export const toastIn = (page: Page) => page.locator('.toast')

export async function closeToast(page: Page): Promise<void> {
  await toastIn(page).getByRole('button', { name: 'Close' }).click()
}
