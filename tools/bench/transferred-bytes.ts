import type { Page } from '@playwright/test'

/** Bytes by the browser's types of resource: 'Script', 'Stylesheet', 'Font', 'Image' … */
export interface Transferred {
  requests: number
  bytes: Record<string, number>
}

/**
 * Counts what a page transfers from now on, compressed and with headers. What it asks for once it has
 * loaded is left out: that is fetched ahead, for other pages, while the browser is idle.
 */
export async function countTransferred(page: Page): Promise<Transferred> {
  const transferred: Transferred = { requests: 0, bytes: {} }
  const types = new Map<string, string>()
  const ahead = new Set<string>()
  let loaded = false
  const browser = await page.context().newCDPSession(page)
  browser.on('Page.loadEventFired', () => (loaded = true))
  browser.on('Network.requestWillBeSent', ({ requestId }) => loaded && ahead.add(requestId))
  browser.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (!type || encodedDataLength === 0 || ahead.has(requestId)) return
    transferred.requests += 1
    transferred.bytes[type] = (transferred.bytes[type] ?? 0) + encodedDataLength
  })
  await browser.send('Page.enable')
  await browser.send('Network.enable')
  return transferred
}
