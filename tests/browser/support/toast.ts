import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export const toastIn = (page: Page) => page.locator('.toast')

export async function closeToast(page: Page): Promise<void> {
  await toastIn(page).getByRole('button', { name: 'Close' }).click()
  await expect(toastIn(page)).toHaveCount(0)
}
