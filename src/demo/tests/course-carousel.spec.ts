import type { Page } from '@playwright/test'
import { dragBy, namesInView, swipeBy } from '../../../tests/browser/support/carousel-hand.ts'
import { IN_MOTION } from '../../../tests/browser/support/motion.ts'
import { expect, open, test } from '../../../tests/browser/support/site.ts'

test.use(IN_MOTION)

const courses = (page: Page) => page.getByRole('region', { name: 'Courses of this season' })
const allCourses = (page: Page) => page.getByRole('region', { name: 'All courses, four by four' })

test('as many courses are in view as the width allows, and a drag or swipe of 81 px moves one on, of 79 px none', async ({
  page,
}) => {
  await open(page, '/course-slider')
  for (const [width, normal, wide] of [
    [766, 1, 1],
    [767, 2, 2],
    [991, 2, 2],
    [992, 3, 3],
    [1199, 3, 3],
    [1200, 3, 4],
    [3001, 3, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const shown = async () => [
      (await namesInView(courses(page))).length,
      (await namesInView(allCourses(page))).length,
    ]
    await expect.poll(shown, `at ${width} px`).toEqual([normal, wide])
  }

  await page.setViewportSize({ width: 700, height: 900 })
  await courses(page).scrollIntoViewIfNeeded()
  const shown = () => namesInView(courses(page))

  for (const move of [dragBy, swipeBy]) {
    await move(page, courses(page), -79)
    await expect.poll(shown).toEqual(['1 of 6'])
    await move(page, courses(page), -81)
    await expect.poll(shown).toEqual(['2 of 6'])
    await move(page, courses(page), 81)
    await expect.poll(shown).toEqual(['1 of 6'])
    await move(page, courses(page), 81)
    await expect.poll(shown).toEqual(['6 of 6'])
    await move(page, courses(page), -81)
    await expect.poll(shown).toEqual(['1 of 6'])
  }
})
