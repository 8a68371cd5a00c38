import { CONTENT_CALLS } from '../../src/api/calls.ts'
import { expect, openInFullTime, preloaderGone, test } from './site.ts'

const NINE_CALLS = CONTENT_CALLS.map((call) =>
  call === 'meta-tags' ? '/fez/meta-tags?path=fez' : `/fez/${call}`,
)

test('when the preloader goes the home page is complete, and nothing went wrong', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  const complete = await page.evaluate(async () => {
    const preloader = document.querySelector('#preloader')
    const ends = preloader?.getAnimations().map((animation) => animation.finished) ?? []
    await Promise.all(ends)
    const slide = document.querySelector<HTMLImageElement>('main img')
    return {
      // A blank that holds a line together is a blank.
      headings: [...document.querySelectorAll('main h2')].map((heading) =>
        heading.textContent.replaceAll('\u00a0', ' '),
      ),
      firstPicture: slide?.complete === true && slide.naturalWidth > 0,
      footer: document.querySelector('footer')?.textContent !== '',
    }
  })

  expect(complete.headings).toContain('A working zone on the edge of Yerevan')
  expect(complete.headings).toContain('Why choose us')
  expect(complete.headings).toContain('Come and see the halls')
  expect(complete.firstPicture).toBe(true)
  expect(complete.footer).toBe(true)
  expect(complaints).toEqual([])
})

test('the preloader stands for 1.5 seconds by its own animation', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const end = await page.locator('#preloader').evaluate((preloader) =>
    Math.max(
      ...preloader.getAnimations().map((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {}
        return Number(endTime)
      }),
    ),
  )
  expect(end).toBe(1500)
})

test('the preloader goes whatever happens to the scripts', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('#preloader')).toBeHidden()
})

test('nothing that is on the screen moves while the page starts', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'A place to make' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('content is asked for once: nine calls at startup, none on the way back', async ({
  page,
  contentCalls,
}) => {
  await openInFullTime(page, '/')
  expect(contentCalls.toSorted()).toEqual(NINE_CALLS.toSorted())
  expect(contentCalls[0]).toBe('/fez/get-home-page')

  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await navigation.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'A place to make' })).toBeVisible()
  expect(contentCalls).toHaveLength(9)
})

test('the call that the opened page needs goes first', async ({ page, contentCalls }) => {
  await openInFullTime(page, '/preferences-incentives')
  expect(contentCalls[0]).toBe('/fez/get-resident-incentives-page')
  expect(contentCalls).toHaveLength(9)
})

test('going back paints the home page in the frame that follows', async ({ page }) => {
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
        window.addEventListener('popstate', () => requestAnimationFrame(countFrame), { once: true })
        history.back()
      }),
  )
  expect(framesUntilHome).toBeLessThanOrEqual(1)
})

test('with less motion asked for, the preloader is just there and just goes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'commit' })
  const moving = await page
    .locator('#preloader span')
    .evaluateAll((letters) => letters.flatMap((letter) => letter.getAnimations()).length)
  expect(moving).toBe(0)
  await preloaderGone(page)
})
