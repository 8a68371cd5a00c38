import type { Page } from '@playwright/test'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { FULL_MOTION } from './support/reduced-motion.ts'
import { expect, holdRequests, openInFullTime, test, waitForPreloaderEnd } from './support/site.ts'

test.use({ ...FULL_MOTION, timezoneId: 'Asia/Yerevan' })

const NINE_CALLS = CONTENT_CALLS.map((call) =>
  call === 'meta-tags' ? '/fez/meta-tags?path=fez' : `/fez/${call}`,
)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    test('no part of a page is drawn before its styles have loaded', async ({ page }) => {
      const release = await holdRequests(page, /\.css$/)
      await page.goto('/services', { waitUntil: 'commit' })
      await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached()
      await expect(page.locator('#preloader')).toBeHidden()
      await expect(page.locator('h1')).toHaveCount(0)
      release()
      await expect(page.locator('h1')).toHaveCSS('font-family', /Noto Serif/)
    })
  })
}

test('the scripts keep what a reader had before them, also after New Year: scroll, focus, selection and carousel', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 366 * 24 * 60 * 60 * 1000)
  const release = await holdRequests(page, /\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#preloader')).toBeHidden()
  const link = page.getByRole('link', { name: 'How to become a resident' }).first()
  const reasons = page.getByRole('region', { name: 'Why choose us' })
  await link.focus()
  const came = await page.evaluateHandle(() => {
    const slider = document.querySelector('.keen-slider')
    slider?.scrollTo({ left: slider.clientWidth * 2, behavior: 'instant' })
    window.scrollTo({ top: 1200, behavior: 'instant' })
    const heading = document.querySelector('.about-block h2')
    if (heading) getSelection()?.selectAllChildren(heading)
    return [...document.querySelectorAll('#root *')]
  })
  const selection = () => page.evaluate(() => getSelection()?.toString().trim())
  const selected = await selection()
  expect(selected).toBe('A working zone on the edge of Yerevan')

  release()
  await expect(page.locator('html[data-hydrated] header')).toBeAttached()
  await expect(reasons.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(page.locator('.keen-slider[data-started]').first()).toBeAttached()
  expect(await came.evaluate((all) => all.filter((one) => !one.isConnected))).toEqual([])
  expect(await selection()).toBe(selected)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(1200)
  await expect(page.locator('.carousel-count').first()).toHaveText('3 / 3')
  const third = page.locator('.keen-slider__slide').nth(2)
  await expect.poll(async () => (await third.boundingBox())?.x).toBe(0)

  await link.dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to become a resident')
  // Without the sanitiser, which this page's texts need, home would come back without its content.
  await expect(page.locator('main h2').first()).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200)
})

test('while its fonts are still loading, a prerendered page runs, at the place of its link or where it was before', async ({
  page,
}) => {
  await holdRequests(page, /\.woff2$/)
  const hydrated = page.locator('html[data-hydrated] header')
  await page.goto('/residents#section-costs', { waitUntil: 'commit' })
  await expect(hydrated).toBeAttached()
  await expect(page.locator('#section-costs')).toBeInViewport()

  await page.goto('/residents', { waitUntil: 'commit' })
  await expect(hydrated).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    window.scrollTo(0, 1200)
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(hydrated).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(1200)
})

test('the preloader is drawn before any style sheet, font or script, and stays for 1.5 seconds', async ({
  page,
}) => {
  await page.route(/\.(css|js|woff2)$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => firstPaintMs(page)).toBeGreaterThan(0)
  const preloader = page.locator('#preloader')
  await expect(preloader).toBeVisible()
  await expect(preloader.locator('.braid')).toHaveCSS('stroke-dasharray', '1px')
  await expect(preloader.locator('g path')).toHaveCount(9)
  await expect(preloader).toHaveText('')
  expect(await endTimes(page, '#preloader')).toEqual([1500])
})

test('with reduced motion, nothing in the preloader moves, and it stays for 1.5 seconds as well', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#preloader .braid path')).toHaveCount(2)
  expect(await endTimes(page, '#preloader :is(path, svg)')).toEqual([])
  expect(await endTimes(page, '#preloader')).toEqual([1500])
  await waitForPreloaderEnd(page)
})

/** When the animations of these elements end, in milliseconds after their start. */
const endTimes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        element.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
      ),
    )

test('while the page starts, nothing on the screen moves, and each content call is made once', async ({
  page,
  contentCalls,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(
        ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
      )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openInFullTime(page, '/')
  await expect(page.getByRole('heading', { name: '0% profit tax' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await expect.poll(() => contentCalls.toSorted()).toEqual(NINE_CALLS.toSorted())
  expect(contentCalls[0]).toBe('/fez/get-home-page')

  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await navigation.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await page.goBack()
  await expect(page.getByRole('heading', { name: '0% profit tax' })).toBeVisible()
  expect(contentCalls).toHaveLength(CONTENT_CALLS.length)
})

/** Since the start of the navigation, or 0 before the first paint. */
function firstPaintMs(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0)
}
