import type { Page } from '@playwright/test'
import { IN_MOTION } from './support/motion.ts'
import { expect, open, test } from './support/site.ts'

test.use(IN_MOTION)

const numbers = (page: Page) =>
  page
    .locator('li strong')
    .evaluateAll((items) =>
      items.map((item) => (item.querySelector('[aria-hidden]') ?? item).textContent),
    )
const strip = (page: Page) => page.getByRole('heading', { name: 'The zone in numbers' })

const AT_THE_START = ['0', '0', '0+', '0']
const AT_THE_END = ['38', '24', '2600+', '31']

test('counters show 0 until they are seen, then run for 2 seconds, each 200 ms after the last', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.clock.runFor(10_000)
  expect(await numbers(page)).toEqual(AT_THE_START)

  await strip(page).scrollIntoViewIfNeeded()
  await seen(page)
  await page.clock.runFor(100)
  expect((await numbers(page)).slice(1)).toEqual(AT_THE_START.slice(1))
  await page.clock.runFor(1900)
  const [first, ...others] = await numbers(page)
  expect(first).toBe('38')
  expect(others).not.toEqual(AT_THE_END.slice(1))
  await page.clock.runFor(700)
  expect(await numbers(page)).toEqual(AT_THE_END)
})

/** Waits until the browser has reported that the counters are on the screen. */
async function seen(page: Page): Promise<void> {
  await page
    .locator('li strong')
    .first()
    .evaluate(
      (item) =>
        new Promise<void>((resolve) => {
          new IntersectionObserver(([entry], observer) => {
            if (!entry?.isIntersecting) return
            observer.disconnect()
            resolve()
          }).observe(item)
        }),
    )
}
