import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/**
 * Makes way for what a toast lies over. By its button, unless it has gone meanwhile: after five seconds
 * it goes by itself.
 */
export async function closeToast(page: Page): Promise<void> {
  const toast = page.getByRole('alert')
  const gone = expect(toast).toHaveCount(0)
  await Promise.race([toast.getByRole('button', { name: 'Close' }).click(), gone])
  await gone
}
