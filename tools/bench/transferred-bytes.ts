import type { Page } from '@playwright/test'

/** Bytes by the browser's types of resource: 'Script', 'Stylesheet', 'Font', 'Image' … */
export interface Transferred {
  requests: number
  bytes: Record<string, number>
}

/**
 * Counts what a page loads from now on: compressed bodies, since headers are the server's affair. What
 * it asks for after the load event is left out: it is fetched ahead for other pages.
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
  browser.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (!type || ahead.has(requestId)) return
    transferred.bytes[type] = (transferred.bytes[type] ?? 0) + encodedDataLength
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0 && !ahead.has(requestId)) transferred.requests += 1
  })
  await browser.send('Page.enable')
  await browser.send('Network.enable')
  return transferred
}
