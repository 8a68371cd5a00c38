import { JSDOM } from 'jsdom'

const GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'DOMParser',
  'Element',
  'Node',
  'NodeFilter',
] as const

/** Puts a document without content, at the site's address, into this process. */
export function installBrowserGlobals(siteUrl: string, htmlTag = ''): void {
  const { window } = new JSDOM(htmlTag, { url: siteUrl })
  for (const name of GLOBALS) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
  }
}
