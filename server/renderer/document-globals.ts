import { JSDOM } from 'jsdom'

/** What the site's modules take from a browser while a page is rendered. */
const GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'Element',
  'HTMLAnchorElement',
  'HTMLHeadingElement',
  'HTMLImageElement',
  'HTMLTableElement',
  'Node',
  'NodeFilter',
] as const

/** Puts an empty document at the site's address in place of a browser. Nobody can be asked from it. */
export function standInForBrowser(siteUrl: string): void {
  const { window } = new JSDOM('', { url: siteUrl })
  for (const name of GLOBALS) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
  }
  globalThis.fetch = () => Promise.reject(new Error('The renderer asks nobody.'))
}
