import type { Browser, Page } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'

/** A visitor with the slow processor of Lighthouse's mobile profile. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const session = await page.context().newCDPSession(page)
  const { cpuSlowdownMultiplier: rate } = throttling.mobileSlow4G
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}
