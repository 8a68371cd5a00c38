import { JSDOM } from 'jsdom'

/** What the site's modules take from a browser while a page is rendered at build time. */
const GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'Element',
  'HTMLAnchorElement',
  'HTMLImageElement',
  'Node',
] as const

/** Puts an empty document at the site's address, and `fetch` for its content, in place of a browser. */
export function standInForBrowser(siteUrl: URL, fetchContent: typeof fetch): void {
  const { window } = new JSDOM('', { url: siteUrl.href })
  for (const name of GLOBALS) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
  }
  globalThis.fetch = fetchContent
}
