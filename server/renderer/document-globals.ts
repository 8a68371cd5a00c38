import { JSDOM } from 'jsdom'

/** What the site's modules use of a browser while they render. */
const GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'Element',
  'Node',
  'NodeFilter',
] as const

/** All element classes: which of them the sanitiser uses is up to it. */
const ELEMENT_CLASS = /^HTML\w*Element$/

/** Puts an empty document at the site's address in place of a browser, and blocks requests. */
export function standInForBrowser(siteUrl: string): void {
  const { window } = new JSDOM('', { url: siteUrl })
  const classes = Object.getOwnPropertyNames(window).filter((name) => ELEMENT_CLASS.test(name))
  for (const name of [...GLOBALS, ...classes]) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
  }
  globalThis.fetch = () => Promise.reject(new Error('The renderer asks nobody.'))
}
