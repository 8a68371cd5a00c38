import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Closes the toast, which may also go by itself after five seconds. */
export async function closeToast(page: Page): Promise<void> {
  const toast = page.getByRole('alert')
  const gone = expect(toast).toHaveCount(0)
  await Promise.race([toast.getByRole('button', { name: 'Close' }).click(), gone])
  await gone
}
