import { FULL_MOTION } from './support/reduced-motion.ts'
import { expect, openInFullTime, test, waitForPreloaderEnd } from './support/site.ts'

test.use(FULL_MOTION)

// These tests depend on exact times, so nothing else may run on the machine.

test('the prerendered page is complete beneath the preloader, before any script', async ({
  page,
}) => {
  await page.route(/\.js$/, () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  const beneath = await page.waitForFunction(() => {
    const shows = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true })
    const picture = document.querySelector<HTMLImageElement>('main img')
    if (!shows(document.querySelector('main h2')) || !picture?.complete) return false
    return { covered: shows(document.querySelector('#preloader')) }
  })
  expect(await beneath.jsonValue()).toEqual({ covered: true })
  await expect(page.locator('#preloader')).toBeHidden()
  await expect(page.getByRole('heading', { name: '0% profit tax' })).toBeVisible()
})

test('nothing behind the preloader takes the focus', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-hydrated] #preloader')).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.locator('#root :focus')).toHaveCount(0)
  await waitForPreloaderEnd(page)
  await page.keyboard.press('Tab')
  await expect(page.locator('#root :focus')).toHaveCount(1)
})

test('when the preloader goes, the home page is complete, and nothing has gone wrong', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/')
  const complete = await page.evaluate(async () => {
    const preloader = document.querySelector('#preloader')
    const ends = preloader?.getAnimations().map((animation) => animation.finished) ?? []
    await Promise.all(ends)
    const slide = document.querySelector<HTMLImageElement>('main img')
    return {
      headings: [...document.querySelectorAll('main h2')].map((heading) => heading.textContent),
      firstPicture: slide?.complete === true && slide.naturalWidth > 0,
      footer: document.querySelector('footer')?.textContent !== '',
    }
  })

  expect(complete.headings).toContain('A working zone on the edge of Yerevan')
  expect(complete.headings).toContain('Why choose us')
  expect(complete.headings).toContain('Come and see the halls')
  expect(complete.firstPicture).toBe(true)
  expect(complete.footer).toBe(true)
  expect(pageErrors).toEqual([])
})

test('going back paints the home page in the next frame', async ({ page }) => {
  await openInFullTime(page, '/')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')

  const framesUntilHome = await page.evaluate(
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
  expect(framesUntilHome).toBeLessThanOrEqual(1)
})
