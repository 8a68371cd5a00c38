import type { Locator, Page } from '@playwright/test'
import {
  drag,
  middle,
  namesInView,
  offset,
  spread,
  swipe,
  untilMovable,
} from './support/carousel-gestures.ts'
import { boxOf } from './support/geometry.ts'
import { FULL_MOTION } from './support/reduced-motion.ts'
import { show } from './support/show.ts'
import { expect, open, stopDrawing, test } from './support/site.ts'

test.use(FULL_MOTION)

const slider = (page: Page) => page.getByRole('region', { name: 'Introduction' })
const reasons = (page: Page) => page.getByRole('region', { name: 'Why choose us' })

const learnMore = (carousel: Locator) =>
  carousel.locator('[role=group]:not([inert])').getByRole('link', { name: 'Learn more' })

test('a drag moves a carousel as far as it is long', async ({ page }) => {
  await open(page, '/')
  await stopDrawing(page)
  await test.step('79 px spring back, 80 px move on, without an end', async () => {
    for (const [move, direction, before, after] of [
      [drag, 1, '1 of 3', '3 of 3'],
      [swipe, -1, '3 of 3', '1 of 3'],
    ] as const) {
      await move(page, await middle(slider(page)), 79 * direction)
      await expect.poll(() => offset(slider(page))).toBe(0)
      expect(await namesInView(slider(page))).toEqual([before])

      await move(page, await middle(slider(page)), 80 * direction)
      await expect.poll(() => namesInView(slider(page))).toEqual([after])
      await expect.poll(() => offset(slider(page))).toBe(0)
    }
  })

  await test.step('a drag follows no link', async () => {
    await drag(page, await onLink(slider(page)), -140)
    await expect.poll(() => namesInView(slider(page))).toEqual(['2 of 3'])
    await expect(page).toHaveURL('/')
  })

  await test.step('then the Enter key follows it, and so does a click that shakes', async () => {
    for (const follow of [
      () => learnMore(slider(page)).press('Enter'),
      async () => drag(page, await onLink(slider(page)), 4),
    ]) {
      await follow()
      await expect(page).not.toHaveURL('/')
      await page.goBack()
      await untilMovable(slider(page))
    }
  })

  await test.step('a drag ends where the mouse leaves the carousel', async () => {
    const { x, y } = await middle(slider(page))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 140, y)
    await page.mouse.move(x - 140, 0)
    await expect.poll(() => namesInView(slider(page))).toEqual(['2 of 3'])
    await expect.poll(() => offset(slider(page))).toBe(0)
    await page.mouse.up()
  })

  await test.step('‘Why choose us’ shows as many items as fit, none cut off', async () => {
    for (const [width, items] of [
      [767, 1],
      [768, 2],
      [991, 2],
      [992, 3],
      [3001, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const shown = async () => [
        (await namesInView(reasons(page))).length,
        await slidesWithin(reasons(page)),
      ]
      await expect.poll(shown, `at ${width} px`).toEqual([items, items])
    }
  })

  await test.step('a longer drag moves on by as many items', async () => {
    await reasons(page).scrollIntoViewIfNeeded()
    const item = await boxOf(reasons(page).getByRole('group').first())
    await drag(page, await middle(reasons(page)), -2 * item.width)
    await expect.poll(() => namesInView(reasons(page))).toEqual(['3 of 6', '4 of 6', '5 of 6'])
  })
})

test('a carousel moves only when asked, in 400 ms', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await untilMovable(slider(page))
  const next = slider(page).getByRole('button', { name: 'Next slide' })
  await next.focus()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.clock.runFor(60_000)
  expect(await namesInView(slider(page))).toEqual(['1 of 3'])
  expect(await namesInView(reasons(page))).toEqual(['1 of 6', '2 of 6', '3 of 6'])

  await next.press('ArrowRight')
  // Half of 400 ms has passed. The ease-out leaves 1440 / 32 = 45 px, or up to twice that if the
  // first frame is late. A move of 500 ms would leave over 110 px, one of 300 ms under 25.
  await page.clock.runFor(200)
  const left = await offset(slider(page))
  expect(left, 'px left after 200 ms').toBeGreaterThan(35)
  expect(left, 'px left after 200 ms').toBeLessThan(100)
  await page.clock.runFor(220)
  expect(await offset(slider(page))).toBe(0)
  expect(await namesInView(slider(page))).toEqual(['2 of 3'])

  await next.press('ArrowLeft')
  await page.clock.runFor(420)
  expect(await namesInView(slider(page))).toEqual(['1 of 3'])
  // The keyboard cannot reach what is out of view.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(learnMore(slider(page))).toBeFocused()
})

test('a press holds a slide that moves until it is let go', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const { x, y } = await middle(slider(page))
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await slider(page).getByRole('button', { name: 'Next slide' }).click()
  await page.clock.runFor(100)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const stopped = await offset(slider(page))
  expect(stopped, 'px from its place').toBeGreaterThan(0)
  await page.clock.runFor(1000)
  expect(await offset(slider(page)), 'px from its place, later').toBe(stopped)
  await page.mouse.up()
  await page.clock.runFor(420)
  expect(await offset(slider(page))).toBe(0)
})

test('a window that becomes narrow ends a move', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  await untilMovable(reasons(page))
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await reasons(page).getByRole('button', { name: 'Next slide' }).click()
  await page.clock.runFor(32)
  expect(await offset(reasons(page))).not.toBe(0)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect.poll(() => namesInView(reasons(page))).toEqual(['1 of 6'])
  await page.clock.runFor(1000)
  expect(await namesInView(reasons(page))).toEqual(['1 of 6'])
  expect(await offset(reasons(page))).toBe(0)
})

test('a press of another button than the main one drags no slide', async ({ sharedPage: page }) => {
  await show(page, '/')
  const place = await middle(slider(page))
  await page.mouse.move(place.x, place.y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(place.x - 200, place.y, { steps: 8 })
  expect(await offset(slider(page))).toBe(0)
  await page.mouse.up({ button: 'right' })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const [after, distance] of [
    ['', 0],
    [' after a drag', 100],
  ] as const) {
    test(`two fingers zoom${after} and turn no slide`, async ({ page }) => {
      await open(page, '/')
      await spread(page, await middle(slider(page)), distance)
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1)
      await expect.poll(() => offset(slider(page))).toBe(0)
      expect(await namesInView(slider(page))).toEqual(['1 of 3'])
    })
  }
})

/** A place on the link of the slide in view. */
async function onLink(carousel: Locator) {
  const box = await boxOf(learnMore(carousel))
  return { x: box.x + 20, y: box.y + 10 }
}

/** The number of slides that are completely inside the carousel. */
function slidesWithin(carousel: Locator): Promise<number> {
  return carousel.locator('[role=group]').evaluateAll((slides) => {
    const frame = slides[0]?.parentElement?.getBoundingClientRect()
    return slides.filter((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return frame && left >= frame.left - 1 && right <= frame.right + 1
    }).length
  })
}
