import type { Page } from '@playwright/test'
import { CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import { FULL_MOTION } from './support/reduced-motion.ts'
import { expect, stopAnimations, test, waitForPreloaderEnd } from './support/site.ts'

test.use(FULL_MOTION)

// These tests depend on exact times, so nothing else may run on the machine.

test('the prerendered page is complete before any script', async ({ page }) => {
  await page.route(/\.js$/, () => undefined)
  const startAnimations = await stopAnimations(page)
  await page.goto('/', { waitUntil: 'commit' })
  const beneath = await page.waitForFunction(() => {
    const shows = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true })
    const picture = document.querySelector<HTMLImageElement>('main img')
    if (!shows(document.querySelector('main h2')) || !picture?.complete) return false
    return { covered: shows(document.querySelector('#preloader')) }
  })
  expect(await beneath.jsonValue()).toEqual({ covered: true })
  await startAnimations()
  await waitForPreloaderEnd(page)
  await expect(page.getByRole('heading', { name: '0% profit tax' })).toBeVisible()
})

const NINE_CALLS = CONTENT_CALLS.map((call) =>
  call === 'meta-tags' ? '/fez/meta-tags?path=fez' : `/fez/${call}`,
)

test('the first visit moves nothing and calls nothing twice', async ({
  page,
  pageErrors,
  contentCalls,
}) => {
  const startAnimations = await stopAnimations(page)
  await page.goto('/')
  await test.step('nothing takes the focus behind the preloader', async () => {
    await expect(page.locator('html[data-hydrated] #preloader')).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.locator('#root :focus')).toHaveCount(0)
  })

  await test.step('nothing moves when the preloader goes', async () => {
    await startAnimations()
    await waitForPreloaderEnd(page)
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer.takeRecords()
    })
    expect(shifts, 'layout shifts').toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.locator('#root :focus')).toHaveCount(1)
  })

  await test.step('each call is made once, the page’s own first', async () => {
    await expect.poll(() => contentCalls.toSorted()).toEqual(NINE_CALLS.toSorted())
    expect(contentCalls[0]).toBe('/fez/get-home-page')
  })

  await test.step('Back shows its first screen in the next frame, even after quick steps', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    for (const name of ['Services', 'Contact', 'Services', 'Contact', 'Services', 'Home']) {
      await navigation.getByRole('link', { name }).dispatchEvent('click')
      const heading = name === 'Home' ? 'Kanaker Free Economic Zone' : name
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await navigation.getByText('Contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    expect(await framesUntilHome(page), 'frames until home is seen').toBeLessThanOrEqual(1)
    expect(contentCalls).toHaveLength(CONTENT_CALLS.length)
    expect(pageErrors).toEqual([])
  })
})

/** Goes back, and counts the frames that are drawn before the home page is there. */
const framesUntilHome = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0
        const countFrame = () => {
          frames += 1
          requestAnimationFrame(countFrame)
        }
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main .keen-slider')) return
          observer.disconnect()
          resolve(frames)
        }).observe(document.body, { childList: true, subtree: true })
        window.addEventListener('popstate', () => requestAnimationFrame(countFrame), {
          once: true,
        })
        history.back()
      }),
  )
