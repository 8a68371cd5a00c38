import type { Page } from '@playwright/test'
import { expect } from './site.ts'

export async function closeToast(page: Page): Promise<void> {
  const toast = page.getByRole('alert')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
}
