export interface ParsedAddress {
  href: string
  /** `file`: on this site, but not a page. `direct`: mailto or tel. */
  kind: 'page' | 'file' | 'external' | 'direct'
}

/**
 * Reads an address as the browser does: `/\evil.test` and `https://own@evil.test` lead to another
 * site. `www.` begins the address of another site, as in any editing tool. Returns nothing if the scheme is not
 * http, https, mailto or tel.
 *
 * @param page the address of the page that contains it
 */
export function parseAddress(address: string | undefined, page: string): ParsedAddress | undefined {
  const url = address ? parseUrl(address.replace(/^\s*www\./i, 'https://www.'), page) : undefined
  if (!url) return undefined
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') {
    return { href: url.href, kind: 'direct' }
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.origin !== new URL(page).origin) return { href: url.href, kind: 'external' }
  // Without its origin, a path that begins with two slashes would name another site.
  if (url.pathname.startsWith('//')) return { href: url.href, kind: 'file' }
  const name = url.pathname.slice(url.pathname.lastIndexOf('/'))
  return { href: withoutOrigin(url), kind: /\../.test(name) ? 'file' : 'page' }
}

/** Returns nothing if the address is unsafe, or on the site of the page. */
export function externalAddress(address: string | undefined, page: string): string | undefined {
  const parsed = parseAddress(address, page)
  return parsed?.kind === 'external' ? parsed.href : undefined
}

/** Keeps an empty fragment, which `hash` lacks: '/contact#' has to stay as it is. */
export function withoutOrigin({ href, pathname, search, hash }: URL): string {
  return pathname + search + (hash || (href.endsWith('#') ? '#' : ''))
}

/** Returns nothing if the scheme is not http or https. */
export function safeMediaAddress(address: string | undefined, page: string): string | undefined {
  const parsed = parseAddress(address, page)
  return parsed && parsed.kind !== 'direct' ? parsed.href : undefined
}

/** The oldest browsers that the site serves lack `URL.parse` and `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
