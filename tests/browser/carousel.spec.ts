import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const slider = (page: Page) => page.getByRole('region', { name: 'Introduction' })
const reasons = (page: Page) => page.getByRole('region', { name: 'Why choose us' })

/** The link of the slide that is in view. */
const learnMore = (carousel: Locator) =>
  carousel.locator('[role=group]:not([inert])').getByRole('link', { name: 'Learn more' })

/** The names of the slides that can be read and used. */
const inView = (carousel: Locator) =>
  carousel
    .locator('[role=group]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))

async function drag(page: Page, carousel: Locator, distance: number): Promise<void> {
  const box = await carousel.boundingBox()
  if (!box) throw new Error('The carousel is not on the screen.')
  const x = box.x + box.width / 2
  const y = box.y + 200
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y, { steps: 4 })
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

/** Where the first slide stands, in CSS pixels from the carousel's left edge. */
const offset = (carousel: Locator) =>
  carousel.evaluate((section) => {
    const shown = section.querySelector('[role=group]:not([inert])')
    return Math.round(
      (shown?.getBoundingClientRect().left ?? NaN) - section.getBoundingClientRect().left,
    )
  })

test('a drag of 79 px springs back, one of 81 px goes on', async ({ page }) => {
  await open(page, '/')
  await drag(page, slider(page), -79)
  await expect.poll(() => offset(slider(page))).toBe(0)
  expect(await inView(slider(page))).toEqual(['1 of 3'])

  await drag(page, slider(page), -81)
  await expect.poll(() => inView(slider(page))).toEqual(['2 of 3'])
  await expect.poll(() => offset(slider(page))).toBe(0)
})

test('the slider is endless in both directions', async ({ page }) => {
  await open(page, '/')
  const next = slider(page).getByRole('button', { name: 'Next slide' })
  const previous = slider(page).getByRole('button', { name: 'Previous slide' })
  await previous.click()
  await expect.poll(() => inView(slider(page))).toEqual(['3 of 3'])
  await next.click()
  await expect.poll(() => inView(slider(page))).toEqual(['1 of 3'])
  for (const name of ['2 of 3', '3 of 3', '1 of 3']) {
    await next.click()
    await expect.poll(() => inView(slider(page))).toEqual([name])
  }
})

test('a drag does not follow the link it started on', async ({ page }) => {
  await open(page, '/')
  const box = await learnMore(slider(page)).boundingBox()
  if (!box) throw new Error('The link is not on the screen.')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x - 60, box.y + 10, { steps: 5 })
  await page.mouse.move(box.x - 120, box.y + 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => inView(slider(page))).toEqual(['2 of 3'])
  await expect(page).toHaveURL('/')
})

for (const [width, items] of [
  [767, 1],
  [768, 2],
  [991, 2],
  [992, 3],
  [1440, 3],
] as const) {
  test(`why-choose shows ${items} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await expect.poll(async () => (await inView(reasons(page))).length).toBe(items)
    const visible = await reasons(page)
      .locator('[role=group]')
      .evaluateAll((slides) => {
        const frame = slides[0]?.parentElement?.getBoundingClientRect()
        return slides.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return frame && left >= frame.left - 1 && right <= frame.right + 1
        }).length
      })
    expect(visible).toBe(items)
  })
}

test('with the keyboard: the arrow keys move on, and what is out of view cannot be reached', async ({
  page,
}) => {
  await open(page, '/')
  await slider(page).getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => inView(slider(page))).toEqual(['2 of 3'])
  await expect(slider(page).getByText('Slide 2 of 3')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => inView(slider(page))).toEqual(['1 of 3'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(learnMore(slider(page))).toBeFocused()
})
