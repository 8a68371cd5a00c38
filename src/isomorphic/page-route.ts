/** The same key for all spellings of a page's path: /services, /services/ and /Services. */
export function pathKey(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/$/, '$1')
}

/** A page with an address of its own. */
export interface PageRoute {
  path: string
  /** The id of its route, which begins with the ids of its layouts. */
  id: string
  /** `text`: the whole page is prerendered. `shell`: only its head, for the template's pages. */
  kind: 'text' | 'shell'
  /** Whether the sitemap lists this address. */
  listed: boolean
}
