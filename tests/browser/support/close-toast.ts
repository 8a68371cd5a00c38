import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Waits until it has left: while it leaves it is no alert any more, but still in the page. */
export async function closeToast(page: Page): Promise<void> {
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
}
