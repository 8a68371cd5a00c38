import type { Page } from '@playwright/test'
import { namesInView } from '../../../tests/browser/support/carousel-gestures.ts'
import { rowsOf, sideOf } from '../../../tests/browser/support/geometry.ts'
import { expectNoOverflow, windowsInTurns } from '../../../tests/browser/support/overflow.ts'
import { show } from '../../../tests/browser/support/show.ts'
import {
  expect,
  goTo,
  open,
  stopDrawing,
  storeLanguage,
  test,
} from '../../../tests/browser/support/site.ts'
import { violations } from '../../../tests/browser/support/violations.ts'
import { PRODUCT_ROUTES } from '../../../tests/support/product-routes.ts'
import { TEMPLATE_ROUTES } from './template-routes.ts'

/** The carousels of a page, and how many items each has in view, by the width of the window. */
const CAROUSELS: Record<string, Record<number, Record<string, number>>> = {
  '/course-slider': {
    766: { 'Courses of this season': 1, 'All courses, four by four': 1 },
    767: { 'Courses of this season': 2, 'All courses, four by four': 2 },
    991: { 'Courses of this season': 2, 'All courses, four by four': 2 },
    992: { 'Courses of this season': 3, 'All courses, four by four': 3 },
    1199: { 'Courses of this season': 3, 'All courses, four by four': 3 },
    1200: { 'Courses of this season': 3, 'All courses, four by four': 4 },
  },
  '/investors': {
    767: { 'Վերջին գրառումները': 1 },
    768: { 'Վերջին գրառումները': 2 },
    991: { 'Վերջին գրառումները': 2 },
    992: { 'Վերջին գրառումները': 3 },
  },
  '/about': { 767: { Կարծիքներ: 1 }, 1440: { Կարծիքներ: 1 } },
}

const WINDOWS = [
  [1440, 'plain'],
  [768, 'plain'],
  // Text that fits a phone at twice its size also fits at its own.
  [320, 'large'],
] as const

test('the first HTML of each template page says noindex', async ({ request }) => {
  for (const path of TEMPLATE_ROUTES) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('name="robots" content="noindex"')
    expect(html, path).not.toContain('rel="canonical"')
  }
})

test('forced colours mark the page of a blog that is shown', async ({ sharedPage: page }) => {
  await show(page, '/services')
  await goTo(page, '/blog')
  await page.emulateMedia({ forcedColors: 'active' })
  const numbers = page.locator('.choices a')
  await expect(numbers.first()).toHaveCSS('outline-style', 'solid')
  await expect(numbers.first()).toHaveCSS('outline-width', '2px')
  await expect(numbers.last()).toHaveCSS('outline-style', 'none')

  await numbers.last().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.choices :focus')).toHaveCSS('outline-width', '3px')
})

test('on a phone the row of tabs scrolls to the one that is chosen', async ({
  sharedPage: page,
}) => {
  await show(page, '/services')
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/course-details')
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops), 'tops of the tabs').toEqual(new Set([tops[0]]))
  await tabs.first().press('End')
  await expect(tabs.last()).toBeInViewport({ ratio: 1 })
})

/** How many posts each row of the first page has. */
const POSTS_IN_ROWS = {
  '/blog': [1, 1, 1],
  '/blog-3-column': [1, 3],
  '/blog-left-sidebar': [1, 1, 1],
  '/blog-list': [1, 1, 1, 1],
}

test('each blog has a layout of its own', async ({ page }) => {
  await open(page, '/faq')
  const posts = page.getByRole('main').getByRole('article')
  for (const [path, rows] of Object.entries(POSTS_IN_ROWS)) {
    await test.step(path, async () => {
      await goTo(page, path)
      await expect(page).toHaveURL(path)
      await expect(posts).toHaveCount(rows.reduce((sum, row) => sum + row))
      expect((await rowsOf(posts)).map((row) => row.length)).toEqual(rows)
      const [title, picture] = [posts.last().getByRole('heading'), posts.last().locator('img')]
      const isList = path === '/blog-list'
      expect(await sideOf(title, picture), 'title, from the picture').toBe(
        isList ? 'right' : 'below',
      )
    })
  }
  await goTo(page, '/blog-left-sidebar')
  const sidebar = page.getByRole('complementary')
  expect(await sideOf(sidebar, posts.first()), 'sidebar, from the posts').toBe('left')
})

// Their texts are in English, and the labels of their controls are the longest in Armenian.
test('in Armenian nothing of a template page is cut off', async ({
  page,
  pageErrors,
  contentCalls,
}) => {
  test.slow()
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/-template-pages-')) files.push(request.url())
  })
  await storeLanguage(page, 'arm')
  await open(page, '/')
  await test.step('the product’s pages load no file of the template', async () => {
    for (const { path, arm } of PRODUCT_ROUTES) {
      await goTo(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(arm)
    }
    expect(files).toEqual([])
  })

  await stopDrawing(page)
  await goTo(page, '/faq')
  for (const [place, path] of TEMPLATE_ROUTES.entries()) {
    await test.step(path, async () => {
      const link = page.locator(`.template-pages [href="${path}"]`)
      const heading = await link.innerText()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(path)
      // The addresses of the home variants contain 'home', the name of a meta-tag record.
      const site = '«Քանաքեռ» ազատ տնտեսական գոտի'
      const title = path.includes('home') ? `${site}, Երևան` : `${heading} | ${site}`
      await expect(page).toHaveTitle(title)
      expect(await violations(page, 'main'), path).toEqual([])
      await expectCarousels(page, CAROUSELS[path] ?? {})
      for (const [width, setting] of windowsInTurns(WINDOWS, place)) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoOverflow(page, `${path} at ${width} px`, [setting])
      }
    })
  }
  expect(files).toHaveLength(1)
  expect(pageErrors).toEqual([])
  expect(contentCalls).toHaveLength(9)
})

// tests/browser/carousel.spec.ts has the ways to move a carousel.
async function expectCarousels(
  page: Page,
  carouselsByWidth: Record<number, Record<string, number>>,
): Promise<void> {
  for (const [width, carousels] of Object.entries(carouselsByWidth)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    for (const [name, items] of Object.entries(carousels)) {
      const carousel = page.getByRole('region', { name })
      await expect
        .poll(async () => (await namesInView(carousel)).length, `${name} at ${width} px`)
        .toBe(items)
    }
  }
}
