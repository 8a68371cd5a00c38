import type { Browser, Page, Request } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import type { Figures } from './report.ts'

/**
 * Measures a click on home, the way back, and the same click again, on a phone with the slow processor of
 * Lighthouse's mobile profile: the time to the frame that shows the first screen of the page, and to the
 * frame that has all of it. Each run is a new visitor, who has read for a moment. The result is empty if home
 * has no link to the page.
 */
export async function measureNavigations(
  browser: Browser,
  home: string,
  path: string,
  runs: number,
): Promise<Figures[]> {
  const times: Figures[] = []
  while (times.length < runs) {
    const page = await openOnPhone(browser)
    const filesLoaded = followFiles(page)
    await readHome(page, home)
    if ((await page.locator(`a[href="${path}"]`).count()) === 0) return []
    const go = async (link?: string) => {
      const paints = await page.evaluate(clickToPaints, link)
      await filesLoaded()
      return paints
    }
    const first = await go(path)
    const back = await go()
    const second = await go(path)
    times.push({
      'first click, ms': first.firstScreen,
      'its whole page': first.wholePage,
      'back, ms': back.firstScreen,
      'the whole of home': back.wholePage,
      'second click, ms': second.firstScreen,
      'the whole page again': second.wholePage,
    })
    await page.context().close()
  }
  return times
}

/** How many of the pages that home leads to are shown whole to a visitor whose connection is lost on home. */
export async function measureOffline(
  browser: Browser,
  home: string,
  paths: string[],
): Promise<Figures> {
  const page = await openOnPhone(browser)
  await readHome(page, home)
  await page.context().setOffline(true)
  let opened = 0
  let whole = 0
  for (const path of paths) {
    if ((await page.locator(`a[href="${path}"]`).count()) === 0) continue
    await page.evaluate(clickToPaints, path)
    opened++
    if ((await page.getByRole('button', { name: 'Try again' }).count()) === 0) whole++
  }
  await page.context().close()
  return { 'pages opened': opened, 'shown whole': whole }
}

/**
 * The time from a visit's beginning to the open menu, on the same phone and with the profile's network. The
 * button is pressed as soon as nothing covers it.
 */
export async function measureMenu(browser: Browser, address: string): Promise<Figures> {
  const page = await openOnPhone(browser)
  const session = await page.context().newCDPSession(page)
  const { rttMs, throughputKbps } = throttling.mobileSlow4G
  const bytesPerSecond = (throughputKbps * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rttMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.goto(address, { waitUntil: 'commit' })
  const time = await page.evaluate(pressMenu)
  await page.context().close()
  return { 'menu is open, ms': time }
}

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

/**
 * Returns a function that waits until no file is loading. The load state `networkidle` belongs to the
 * document, and stays once it is reached. A video's request may stay open.
 */
function followFiles(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') underWay.add(request)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    while (underWay.size > 0) {
      await Promise.race([page.waitForEvent('requestfinished'), page.waitForEvent('requestfailed')])
    }
  }
}

async function openOnPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true })
  const session = await page.context().newCDPSession(page)
  const { cpuSlowdownMultiplier: rate } = throttling.mobileSlow4G
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

/** Runs in the page. Clicks a link, or goes back with the browser, once the page is at rest. */
async function clickToPaints(link?: string) {
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
async function pressMenu(): Promise<number> {
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
