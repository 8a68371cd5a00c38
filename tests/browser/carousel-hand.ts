import type { Locator, Page } from '@playwright/test'

/** The names of the slides that can be read and used. */
export function namesInView(carousel: Locator): Promise<(string | null)[]> {
  return carousel
    .locator('[role=group]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))
}

/** Where the first slide in view stands, in CSS pixels from its row's left edge. */
export function offset(carousel: Locator): Promise<number> {
  return carousel.evaluate((section) => {
    const shown = section.querySelector('[role=group]:not([inert])')
    const row = shown?.parentElement?.getBoundingClientRect().left ?? NaN
    return Math.round((shown?.getBoundingClientRect().left ?? NaN) - row)
  })
}

/** Drags with the mouse, to the right by a positive distance (CSS pixels). */
export async function dragBy(page: Page, carousel: Locator, distance: number): Promise<void> {
  const { x, y } = await middle(carousel)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y, { steps: 4 })
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

/** Swipes with a finger, to the right by a positive distance (CSS pixels). */
export async function swipeBy(page: Page, carousel: Locator, distance: number): Promise<void> {
  const { x, y } = await middle(carousel)
  const session = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', [{ x: x + distance * part, y }])
  await touch('touchEnd', [])
}

/** What moves the slides comes when the browser is idle. */
export async function canBeMoved(carousel: Locator): Promise<void> {
  await carousel.locator('[data-started]').waitFor()
}

async function middle(carousel: Locator): Promise<{ x: number; y: number }> {
  await canBeMoved(carousel)
  const box = await carousel.boundingBox()
  if (!box) throw new Error('The carousel is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + 150 }
}
