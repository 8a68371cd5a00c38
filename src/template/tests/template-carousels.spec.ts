import { namesInView } from '../../../tests/browser/support/carousel-gestures.ts'
import { expect, open, test } from '../../../tests/browser/support/site.ts'

/** For each page, its carousels and the number of items in view at each width. */
const CAROUSELS: [path: string, carousels: Record<string, Record<number, number>>][] = [
  [
    '/course-slider',
    {
      'Courses of this season': { 766: 1, 767: 2, 991: 2, 992: 3, 1199: 3, 1200: 3, 3001: 3 },
      'All courses, four by four': { 766: 1, 767: 2, 991: 2, 992: 3, 1199: 3, 1200: 4, 3001: 4 },
    },
  ],
  ['/investors', { 'Latest posts': { 767: 1, 768: 2, 991: 2, 992: 3, 3001: 3 } }],
  ['/about', { Testimonials: { 767: 1, 992: 1, 3001: 1 } }],
]

// tests/browser/carousel.spec.ts has the ways to move a carousel.
test('as many courses, posts and testimonials are in view as the width allows', async ({
  page,
}) => {
  for (const [path, carousels] of CAROUSELS) {
    await open(page, path)
    for (const [name, itemsByWidth] of Object.entries(carousels)) {
      const carousel = page.getByRole('region', { name })
      for (const [width, items] of Object.entries(itemsByWidth)) {
        await page.setViewportSize({ width: Number(width), height: 900 })
        await expect
          .poll(async () => (await namesInView(carousel)).length, `${name} at ${width} px`)
          .toBe(items)
      }
    }
  }
})
