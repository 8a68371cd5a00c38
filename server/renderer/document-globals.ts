import { JSDOM } from 'jsdom'

/** What the site's modules take from a browser while a page is rendered. */
const GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'Element',
  'Node',
  'NodeFilter',
] as const

/** The classes of elements: which of them the sanitiser asks for is its own affair. */
const ELEMENT_CLASS = /^HTML\w*Element$/

/** Puts an empty document at the site's address in place of a browser. Nobody can be asked from it. */
export function standInForBrowser(siteUrl: string): void {
  const { window } = new JSDOM('', { url: siteUrl })
  const classes = Object.getOwnPropertyNames(window).filter((name) => ELEMENT_CLASS.test(name))
  for (const name of [...GLOBALS, ...classes]) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
  }
  globalThis.fetch = () => Promise.reject(new Error('The renderer asks nobody.'))
}
