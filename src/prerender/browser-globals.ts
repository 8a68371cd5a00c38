import { JSDOM } from 'jsdom'

const GLOBALS = [
  'window',
  'document',
  'location',
  'localStorage',
  'Element',
  'Node',
  'NodeFilter',
] as const

/** The classes of HTML elements. The sanitiser may use any of them. */
const ELEMENT_CLASS = /^HTML\w*Element$/

/** Puts a document without content, at the site's address, into this process. */
export function installBrowserGlobals(siteUrl: string, htmlTag = ''): void {
  const { window } = new JSDOM(htmlTag, { url: siteUrl })
  const classes = Object.getOwnPropertyNames(window).filter((name) => ELEMENT_CLASS.test(name))
  for (const name of [...GLOBALS, ...classes]) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
  }
}
