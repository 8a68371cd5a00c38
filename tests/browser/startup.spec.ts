import type { Page } from '@playwright/test'
import { boxOf } from './support/geometry.ts'
import { FULL_MOTION, REDUCED_MOTION } from './support/reduced-motion.ts'
import { scrollTop } from './support/scroll.ts'
import {
  expect,
  holdRequests,
  openBeforeScripts,
  stopAnimations,
  test,
  waitForPreloaderEnd,
} from './support/site.ts'

test.use({ ...FULL_MOTION, timezoneId: 'Asia/Yerevan' })

test('before its files have loaded, the preloader alone is drawn', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined)
  const releaseStyles = await holdRequests(page, /\.css$/)
  const releaseScripts = await holdRequests(page, /\.js$/)
  const startAnimations = await stopAnimations(page)
  await page.goto('/services', { waitUntil: 'commit' })
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length)
  await expect.poll(paints).toBe(1)
  const preloader = page.locator('#preloader')
  await expect(preloader).toBeVisible()
  await expect(preloader.locator('.braid')).toHaveCSS('stroke-dasharray', '1px')
  expect(await endTimes(page, '#preloader g path')).toHaveLength(9)
  await expect(preloader).toHaveText('')
  expect(await endTimes(page, '#preloader')).toEqual([1500])

  // With reduced motion it does not move.
  await page.emulateMedia(REDUCED_MOTION)
  expect(await endTimes(page, '#preloader :is(path, svg)')).toEqual([])
  expect(await endTimes(page, '#preloader')).toEqual([1500])
  await startAnimations()
  await waitForPreloaderEnd(page)

  releaseScripts()
  const heading = page.locator('h1')
  await expect(page.locator('link[rel=stylesheet]').first()).toBeAttached()
  await expect(heading).toHaveCount(0)
  releaseStyles()
  await expect(heading).toHaveCSS('font-family', /Noto Serif/)
})

// tests/isolated/hydration.test.tsx sees that the scripts keep every element.
test('scripts that come late leave a reader where they are', async ({ page }) => {
  const release = await openBeforeScripts(page, '/')
  const link = page.getByRole('link', { name: 'How to become a resident' }).first()
  const reasons = page.getByRole('region', { name: 'Why choose us' })
  await link.focus()
  await page.evaluate(() => {
    const slider = document.querySelector('.keen-slider')
    slider?.scrollTo({ left: slider.clientWidth * 2, behavior: 'instant' })
    window.scrollTo({ top: 1200, behavior: 'instant' })
    const heading = document.querySelector('.text-beside-media h2')
    if (heading) getSelection()?.selectAllChildren(heading)
  })
  const selection = () => page.evaluate(() => getSelection()?.toString().trim())
  const selected = await selection()
  expect(selected).toBe('A working zone on the edge of Yerevan')

  release()
  await expect(page.locator('html[data-hydrated] header')).toBeAttached()
  await expect(reasons.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect(page.locator('.keen-slider[data-started]').first()).toBeAttached()
  expect(await selection()).toBe(selected)
  await expect(link).toBeFocused()
  expect(await scrollTop(page)).toBe(1200)
  await expect(page.locator('.carousel-count').first()).toHaveText('3 / 3')
  const third = page.locator('.keen-slider__slide').nth(2)
  await expect.poll(async () => (await boxOf(third)).left, 'left of the third slide').toBe(0)

  await test.step('Back finds the place that was left', async () => {
    await link.dispatchEvent('click')
    const heading = page.getByRole('heading', { level: 1, name: 'How to become a resident' })
    await expect(heading).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
    // Without the sanitiser, which this page's texts need, home would come back without its content.
    await expect(page.locator('main h2').first()).toBeVisible()
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(1200)
  })
})

test('the menu, pressed before the scripts, opens at once', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openBeforeScripts(page, '/')
  const [button, menu] = [page.getByRole('button', { name: 'Menu' }), page.getByRole('dialog')]
  await button.click()
  await expect(menu).toBeVisible()
  await expect(menu.locator(':focus')).toHaveCount(1)

  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(menu).toBeVisible()
  // The toasts are in it only once React has the menu.
  await expect(menu.locator('#toasts')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  expect(pageErrors).toEqual([])
})

test('before the scripts come, the page is as wide as the window', async ({ page }) => {
  for (const width of [320, 800, 1200]) {
    await page.setViewportSize({ width, height: 844 })
    await openBeforeScripts(page, '/contact')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the menu, closed before the scripts, stays closed', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openBeforeScripts(page, '/')
  const menu = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()

  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(menu).toBeHidden()
  expect(pageErrors).toEqual([])
})

test('the language button, pressed before the scripts, opens its menu then', async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openBeforeScripts(page, '/')
  const button = page.getByRole('button', { name: 'En – Language: English' })
  await page.getByRole('button', { name: 'Next slide' }).first().click()
  await button.click()

  release()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await expect(menu.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  // If there are several presses, only the last counts.
  await expect(page.locator('.carousel-count').first()).toHaveText('1 / 3')
  expect(pageErrors).toEqual([])
})

test('a link opens its page as soon as React has the link', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    const press = setInterval(() => {
      document.querySelector<HTMLElement>('footer a[href^="/residents"]')?.click()
    })
    addEventListener('click', (event) => {
      if (event.defaultPrevented) clearInterval(press)
      else event.preventDefault()
    })
  })
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to become a resident')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(pageErrors).toEqual([])
})

test('submenus that are open when the scripts come stay so', async ({ page }) => {
  const release = await openBeforeScripts(page, '/services')
  const bar = page.locator('header nav')
  const focused = bar.getByRole('link', { name: 'About the FEZ' })
  const pointedAt = bar.getByRole('link', { name: 'Our residents' })
  await bar.getByRole('button', { name: 'Residents' }).click()
  await bar.getByRole('button', { name: 'About' }).focus()
  await page.keyboard.press('Tab')
  await expect(focused).toBeFocused()
  await expect(pointedAt).toBeVisible()

  release()
  await expect(page.locator('html[data-hydrated] header')).toBeAttached()
  await expect(focused).toBeFocused()
  await expect(pointedAt).toBeVisible()
  await page.mouse.move(0, 800)
  await expect(pointedAt).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(focused).toBeHidden()
})

test('a video that a visitor has started before the scripts come plays on', async ({ page }) => {
  await page.emulateMedia(REDUCED_MOTION)
  const release = await openBeforeScripts(page, '/')
  const video = page.locator('main video')
  await video.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => video.evaluate(({ played }: HTMLVideoElement) => played.length)).toBe(1)

  release()
  await page.getByRole('button', { name: 'Pause the video' }).click()
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  const played = await video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)
  expect(played, 'seconds played').toBeGreaterThan(0)
})

test('while its fonts load, a page keeps its place', async ({ page }) => {
  await page.emulateMedia(REDUCED_MOTION)
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
  await expect.poll(() => scrollTop(page)).toBe(1200)
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
