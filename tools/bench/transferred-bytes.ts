import type { Page } from '@playwright/test'

/** The keys are the browser's types of resource: 'Script', 'Stylesheet', 'Font', 'Image' … */
export interface Transferred {
  requests: number
  bytes: Record<string, number>
}

/**
 * Counts the compressed bodies that a page loads from now on. After the load event, the page fetches
 * only files for other pages, which do not count.
 */
export async function countTransferred(page: Page): Promise<Transferred> {
  const transferred: Transferred = { requests: 0, bytes: {} }
  const answers = new Map<string, { type: string; headers: number }>()
  const ahead = new Set<string>()
  let loaded = false
  const browser = await page.context().newCDPSession(page)
  browser.on('Page.loadEventFired', () => (loaded = true))
  browser.on('Network.requestWillBeSent', ({ requestId }) => loaded && ahead.add(requestId))
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { type, headers: response.encodedDataLength })
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (!answer || encodedDataLength === 0 || ahead.has(requestId)) return
    const { type, headers } = answer
    transferred.requests += 1
    transferred.bytes[type] = (transferred.bytes[type] ?? 0) + encodedDataLength - headers
  })
  await browser.send('Page.enable')
  await browser.send('Network.enable')
  return transferred
}
