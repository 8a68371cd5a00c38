import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/**
 * Waits until the other zone's home page shows its pictures and its video.
 *
 * @param here the prefix of the backend's paths
 * @param backend the prefix of the backend's absolute addresses
 */
export async function expectHomePage(page: Page, here: string, backend: string): Promise<void> {
  for (const picture of [
    `${here}/uploads/plan-hands.svg`,
    `${backend}/uploads/service-space.svg`,
    `${here}/uploads/goal-area.svg`,
  ]) {
    const image = page.locator(`main img[src="${picture}"]`).first()
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
  }
  await expectVideo(page, `${here}/uploads/zone-day.webm`)
}

export async function expectVideo(page: Page, address: string): Promise<void> {
  const film = page.locator(`main video[src^="${address}"]`).first()
  await film.scrollIntoViewIfNeeded()
  await expect
    .poll(() => film.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth))
    .toBeGreaterThan(0)
}
