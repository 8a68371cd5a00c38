import { expect, openBeneathPreloader, test } from './support/site.ts'

/** The number of goals in each row, by the number of goals and the width of the screen. */
const ROWS: [count: number, rows: Record<number, number[]>][] = [
  [8, { 600: [2, 2, 2, 2], 1024: [4, 4], 1440: [4, 4] }],
  [7, { 768: [3, 3, 1], 1024: [4, 3], 1440: [4, 3] }],
  [6, { 390: [2, 2, 2], 600: [2, 2, 2], 768: [3, 3], 1440: [3, 3] }],
  [5, { 390: [1, 1, 1, 1, 1], 768: [3, 2], 1024: [3, 2], 1440: [5] }],
  [4, { 320: [2, 2], 390: [2, 2], 600: [2, 2], 768: [2, 2], 1024: [4], 1440: [4] }],
  [3, { 390: [1, 1, 1], 600: [1, 1, 1], 768: [3], 1440: [3] }],
  [2, { 390: [2], 768: [2], 1440: [2] }],
  [1, { 390: [1], 768: [1], 1440: [1] }],
]

test('goals are in rows of the same length if their number allows it', async ({ page }) => {
  const goalItems = Array.from({ length: 8 }, (_, place) => ({
    count: '120',
    title: `Goal ${place}`,
  }))
  await page.route('**/fez/get-home-page', (route) =>
    route.fulfill({ json: { payload: { goalItems } } }),
  )
  await openBeneathPreloader(page, '/')
  const goals = page.getByRole('listitem').filter({ hasText: 'Goal' })
  await expect(goals).toHaveCount(8)

  for (const [count, rowsByWidth] of ROWS) {
    // Only CSS counts the goals, so the test can remove one without reloading the page.
    while ((await goals.count()) > count)
      await goals.last().evaluate((goal) => {
        goal.remove()
      })
    for (const [width, rows] of Object.entries(rowsByWidth)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      const tops = await goals.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().top)),
      )
      const lengths = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      expect(lengths, `${count} goals at ${width} px`).toEqual(rows)
    }
  }
})
