import type { Browser, Page, Request } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import type { Figures } from './report.ts'
import { clickToPaints, pressMenu, readHome } from './visit.ts'

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
