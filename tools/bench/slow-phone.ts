import type { Browser, Page } from '@playwright/test'
import { throttling } from 'lighthouse/core/config/constants.js'

const { cpuSlowdownMultiplier, rttMs, downloadThroughputKbps, uploadThroughputKbps } =
  throttling.mobileSlow4G
const KILOBIT = 1024 / 8

/** A first visitor on the phone of Lighthouse's mobile profile, or on one with only a slow processor. */
export async function openSlowPhone(browser: Browser, slowNetwork = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier })
  await session.send('Network.enable')
  if (slowNetwork) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rttMs,
      downloadThroughput: downloadThroughputKbps * KILOBIT,
      uploadThroughput: uploadThroughputKbps * KILOBIT,
    })
  }
  return page
}
