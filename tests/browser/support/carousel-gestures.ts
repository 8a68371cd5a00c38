import type { Locator, Page } from '@playwright/test'
import { boxOf } from './geometry.ts'

interface Place {
  x: number
  y: number
}

/** The names of the slides that are not inert. */
export function namesInView(carousel: Locator): Promise<(string | null)[]> {
  return carousel
    .locator('[role=group]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))
}

/** The distance of the first visible slide from the left edge of its row, in CSS pixels. */
export function offset(carousel: Locator): Promise<number> {
  return carousel.evaluate((section) => {
    const shown = section.querySelector('[role=group]:not([inert])')
    const row = shown?.parentElement?.getBoundingClientRect().left ?? NaN
    return Math.round((shown?.getBoundingClientRect().left ?? NaN) - row)
  })
}

/** Drags with the mouse: to the right if the distance is positive, otherwise to the left. */
export async function drag(page: Page, { x, y }: Place, distancePx: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distancePx, y, { steps: 8 })
  await page.mouse.up()
}

/**
 * Returns a function that reports fingers at these places to the browser, a tenth of a second apart. With
 * their real times, a busy machine would make them so fast that the row scrolls on past the next slide.
 */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000 - 2
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Place[]) => {
    timestamp += 0.1
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp })
  }
}

/** Swipes with a finger: to the right if the distance is positive, otherwise to the left. */
export async function swipe(page: Page, { x, y }: Place, distancePx: number): Promise<void> {
  const touch = await fingers(page)
  await touch('touchStart', [{ x, y }])
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch('touchMove', [{ x: x + distancePx * part, y }])
  await touch('touchEnd', [])
}

/** Spreads two fingers. The second one comes when the first has moved by this distance to the left. */
export async function spread(page: Page, { x, y }: Place, afterPx: number): Promise<void> {
  const touch = await fingers(page)
  await touch('touchStart', [{ x, y }])
  if (afterPx > 0) await touch('touchMove', [{ x: x - afterPx / 2, y }])
  const first = x - afterPx
  if (afterPx > 0) await touch('touchMove', [{ x: first, y }])
  const both = (part: number) => [
    { x: first - 60 * part, y },
    { x: first + 60 + 60 * part, y },
  ]
  await touch('touchStart', both(0))
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', both(part))
  await touch('touchEnd', [])
}

/** Waits for the code that moves the slides, which loads while the browser is idle. */
export async function untilMovable(carousel: Locator): Promise<void> {
  await carousel.locator('[data-started]').waitFor()
}

/** A place in the middle of a carousel, once it can be moved. */
export async function middle(carousel: Locator): Promise<Place> {
  await untilMovable(carousel)
  const box = await boxOf(carousel)
  return { x: box.x + box.width / 2, y: box.y + 150 }
}
