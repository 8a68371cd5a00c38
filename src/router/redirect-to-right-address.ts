import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { queryWithoutLanguage } from '../isomorphic/address-in-language.ts'
import { parseLanguage } from '../isomorphic/languages.ts'
import type { SiteContext } from './site-context.ts'

interface Opening {
  context: SiteContext
  location: ParsedLocation
  matches: { fullPath: string }[]
  preload: boolean
}

/** Takes the language out of the address of a page that is opened, and spells its path as its route does. */
export function redirectToRightAddress({ context, location, matches, preload }: Opening): void {
  // This is the address as it is written: `href` is made from what the router has read.
  const url = new URL(location.publicHref, 'http://this.site')
  const language = parseLanguage(url.searchParams.get('lang'))
  if (language) {
    // Pointing at a link must not change the language. At the start, `SiteLanguage.start` loads this
    // language, too; then this only stores it.
    if (!preload) void context.siteLanguage.choose(language)
    url.search = queryWithoutLanguage(url.search)
  }

  // The router ignores case, but each page has one spelling. No page's path has a parameter, so
  // `fullPath` is that spelling.
  const rightPath = matches.at(-1)?.fullPath
  const misspelt =
    rightPath !== location.pathname && rightPath?.toLowerCase() === location.pathname.toLowerCase()
  if (!language && !misspelt) return
  if (misspelt) url.pathname = rightPath
  // `redirect` puts this into a `Location` header, which must be ASCII, as the parts of a URL are.
  throw redirect({ href: url.pathname + url.search + url.hash, replace: true })
}
