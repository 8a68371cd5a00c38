import type { Page } from '@playwright/test'

/** Opens home, and waits until the visitor has what comes while the browser is idle. */
export async function readHome(page: Page, home: string): Promise<void> {
  const loaded = Promise.all(
    [/sanitize-html/, /contact-panels.*js/].map((file) =>
      page.waitForEvent('requestfinished', (request) => file.test(request.url())),
    ),
  )
  await page.goto(home, { timeout: 60_000 })
  await page.locator('#preloader').waitFor({ state: 'hidden' })
  // Before the site runs, a link loads the whole page.
  await page.locator('html[data-hydrated] header').waitFor()
  await loaded
}

/** Runs in the page. Clicks a link, or goes back with the browser, once the page is at rest. */
export async function clickToPaints(link?: string) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // A task that starts within a frame begins after that frame.
  const painted = () => new Promise((resolve) => setTimeout(resolve))
  const isScreenDrawn = () => {
    const block = document.querySelector(
      link ? '.page-banner' : '.banner-slider',
    )?.nextElementSibling
    return (
      block && ![block, block.firstElementChild].some((part) => part?.matches('.content-pending'))
    )
  }
  await new Promise((resolve) => requestIdleCallback(resolve))
  const start = performance.now()
  if (link) document.querySelector<HTMLElement>(`a[href="${link}"]`)?.click()
  else history.back()
  while (!isScreenDrawn()) await frame()
  await painted()
  const firstScreen = performance.now() - start
  while (document.querySelector('main .content-pending')) await frame()
  await painted()
  return { firstScreen, wholePage: performance.now() - start }
}

/** Runs in the page. */
export async function pressMenu(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const menu = () => document.querySelector<HTMLElement>('header [aria-haspopup="dialog"]')
  const isCovered = (button: HTMLElement) => {
    const { left, top } = button.getBoundingClientRect()
    return !button.contains(document.elementFromPoint(left + 2, top + 2))
  }
  let button = menu()
  while (!button || isCovered(button)) {
    await frame()
    button = menu()
  }
  button.click()
  while (!document.querySelector('dialog[open]')) await frame()
  return performance.now()
}
