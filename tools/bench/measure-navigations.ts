import type { Browser } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'
import type { Figures } from './report.ts'

type Way = 'there' | 'back'

/**
 * The times from a click on home to the frame that shows a page whose content is loaded, and of the way
 * back, on a phone with the slow processor of Lighthouse's mobile profile. Empty if home has no link to
 * the page.
 */
export async function measureNavigations(
  browser: Browser,
  home: string,
  path: string,
  runs: number,
) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true })
  const session = await page.context().newCDPSession(page)
  const { cpuSlowdownMultiplier: rate } = throttling.mobileSlow4G
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(home, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.locator('#preloader').waitFor({ state: 'hidden' })
  // Before the site runs, a link loads the whole page.
  await page.locator('html[data-hydrated] header').waitFor()
  const navigate = (way: Way) => page.evaluate(clickToPaint, { way, path })
  const times: Figures[] = []
  const isLinked = (await page.locator(`a[href="${path}"]`).count()) > 0
  // The first visit fetches the page's code.
  while (isLinked && times.length <= runs) {
    times.push({ 'there, ms': await navigate('there'), 'back, ms': await navigate('back') })
    await page.waitForLoadState('networkidle')
  }
  await page.context().close()
  return times.slice(1)
}

/** Runs in the page. Clicks a link, and goes back with the browser, once the page is at rest. */
async function clickToPaint({ way, path }: { way: Way; path: string }): Promise<number> {
  const block = way === 'there' ? '.page-banner' : '.banner-slider'
  await new Promise((resolve) => requestIdleCallback(resolve))
  const start = performance.now()
  if (way === 'back') history.back()
  else document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  while (!document.querySelector(block))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  // A task that starts within a frame begins after that frame.
  await new Promise((resolve) => setTimeout(resolve))
  return performance.now() - start
}
