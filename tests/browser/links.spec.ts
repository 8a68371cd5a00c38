import type { Locator } from '@playwright/test'
import { scrollTo, scrollTop } from './support/scroll.ts'
import { show } from './support/show.ts'
import { expect, goTo, holdRequests, open, openBeneathPreloader, test } from './support/site.ts'

test('a link to the page on the screen leads to its top', async ({ sharedPage: page }) => {
  await show(page, '/')
  await scrollTo(page, 1500)
  const entries = await page.evaluate(() => history.length)
  await page.locator('header .logo').dispatchEvent('click')
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a heading that is a link to itself looks like a heading', async ({ page }) => {
  await open(page, '/services')
  const link = page.locator('#section-costs').getByRole('link')
  await expect(link).toHaveCSS('text-decoration-line', 'none')
})

/**
 * Returns a function that says how often the router has led to a place of the page on the screen. It does so once
 * for each click, after the browser.
 */
async function watchLeads(place: Locator): Promise<() => Promise<number>> {
  const leads = await place.evaluateHandle((element) => {
    const lead = element.scrollIntoView.bind(element)
    const times: number[] = []
    element.scrollIntoView = () => {
      lead()
      times.push(performance.now())
    }
    return times
  })
  return async () => (await leads.jsonValue()).length
}

test('a link to a place leads there, also for the keyboard', async ({ sharedPage: page }) => {
  await show(page, '/services')
  await page.setViewportSize({ width: 1440, height: 400 })
  const link = page.locator('main').getByRole('link', { name: 'The prices' })
  const place = page.locator('#section-costs')
  const leads = await watchLeads(place)
  for (const time of [1, 2]) {
    await link.scrollIntoViewIfNeeded()
    await expect(place).not.toBeInViewport()
    await link.click()
    await expect.poll(leads).toBe(time)
    await expect(place).toBeInViewport()
  }
  await page.keyboard.press('Tab')
  await expect(place.getByRole('link')).toBeFocused()
})

test('a link from further down shows the first screen of its page first', async ({
  sharedPage: page,
}) => {
  await show(page, '/')
  await scrollTo(page, 1500)
  const first = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.page-banner')) return
          observer.disconnect()
          resolve(document.querySelector('main .content-pending') !== null)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await goTo(page, '/residents')
  expect(await first, 'the rest is drawn later').toBe(true)
  await expect(page.getByRole('heading', { name: 'Who may apply' })).toBeAttached()
})

test('Back finds where an article was left', async ({ sharedPage: page }) => {
  await show(page, '/residents')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)
  const leads = await watchLeads(page.locator(String(await link.getAttribute('href'))))
  await link.click()
  await expect.poll(leads).toBe(1)
  await scrollTo(page, 3000)
  await goTo(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(3000)
})

test('pages keep places of their own if a link to a place was followed twice', async ({
  sharedPage: page,
}) => {
  await show(page, '/residents')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)
  const leads = await watchLeads(page.locator(String(await link.getAttribute('href'))))
  await link.click()
  await expect.poll(leads).toBe(1)
  // This is all that the second click does in Firefox.
  await page.evaluate(() => {
    History.prototype.replaceState.call(history, null, '')
  })
  await scrollTo(page, 3000)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollTo(page, 400)
  // The browser reports a scroll in the next frame. No visitor goes back before that.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(3000)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(400)
})

test('Back finds a place that was left before a reload', async ({ page }) => {
  await open(page, '/services')
  // Until its fonts have come, the page has no layout.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scrollTo(page, 1500)
  await goTo(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await openBeneathPreloader(page, page.url())
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(1500)
})

test('a page without the place of its address begins at its top', async ({ sharedPage: page }) => {
  await show(page, '/')
  await scrollTo(page, 1500)
  await goTo(page, '/about-FEZ#section-nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the FEZ')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

for (const [address, title, place] of [
  ['/residents#section-the-steps', 'How to become a resident', '#section-the-steps'],
  ['/contact#section-your-data', 'Contact', '#section-your-data'],
] as const) {
  test(`${address}, a place that comes later than its page, is led to`, async ({ page }) => {
    const release = await holdRequests(page, /get-become-resident-page|sanitize-html/)
    await open(page, '/')
    await goTo(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => scrollTop(page)).toBe(0)
    release()
    await expect(page.locator(place)).toBeInViewport()
    await expect(page.locator(place)).toBeFocused()
    await expect(page.locator(place)).toHaveCSS('outline-style', 'none')
  })
}

test('a link to a hidden place leaves the focus to the heading', async ({ page }) => {
  await open(page, '/')
  await goTo(page, '/services#new-tab')
  await expect(page.locator('#new-tab')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
})

test('Back to an address with a place moves the focus to the heading', async ({ page }) => {
  await open(page, '/')
  await goTo(page, '/residents#section-the-steps')
  await expect(page.locator('#section-the-steps')).toBeFocused()
  await goTo(page, '/services')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(heading).toHaveText('How to become a resident')
  await expect(heading).toBeFocused()
})

/** As browsers write it into the address bar. */
const QUERY =
  'yclid=4894758493847593847&utm_term=%22free%20zone%22&q=a+b&2=b&1=%zz&&a=1&b&a=2&x=[1,2]&y={%22a%22:1.0}'

test('only the language is cut out of a query', async ({ page }) => {
  for (const [path, rightPath] of [
    [`/error?${QUERY}`, `/error?${QUERY}`],
    [`/error?lang=en&${QUERY}#x`, `/error?${QUERY}#x`],
    [`/error?${QUERY}&lang=en`, `/error?${QUERY}`],
    [`/error/?c=1&lang=en&lang=ru&${QUERY}`, `/error?c=1&${QUERY}`],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html[data-hydrated] header')).toBeAttached()
    await expect(page).toHaveURL((url) => url.href.endsWith(rightPath))
  }
})
