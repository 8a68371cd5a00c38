/** An address that may be followed, and where following it leads. */
export interface Address {
  href: string
  /**
   * `page`: a page of this site, opened in place. `file`: another thing on this site's own
   * origin. `external`: another site. `direct`: an e-mail address or a telephone number.
   */
  kind: 'page' | 'file' | 'external' | 'direct'
}

/**
 * Judges an address from content by what the browser would make of it, never by its spelling:
 * `/\evil.test` and `https://own@evil.test` lead elsewhere. Nothing is answered for an address
 * that is not http, https, mailto, tel or a path of this site: it is shown as plain text.
 */
export function readAddress(
  address: string | undefined,
  base = document.baseURI,
): Address | undefined {
  const url = address ? parse(address, base) : undefined
  if (!url) return undefined
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') {
    return { href: url.href, kind: 'direct' }
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.origin !== location.origin) return { href: url.href, kind: 'external' }
  // Without its origin, a path that begins with two slashes would name another site.
  if (url.pathname.startsWith('//')) return { href: url.href, kind: 'file' }
  // An empty fragment is none to `hash`, but '/contact#' is to stay what it is.
  const fragment = url.href.endsWith('#') ? '#' : url.hash
  const href = url.pathname + url.search + fragment
  return { href, kind: /\.[^/]+$/.test(url.pathname) ? 'file' : 'page' }
}

/** `URL.parse` and `URL.canParse` are younger than the oldest browsers that the site serves. */
function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** The address of a picture or a video from content, or nothing where it is not http or https. */
export function readMediaAddress(address: string | undefined, base?: string): string | undefined {
  const read = readAddress(address, base)
  return read && read.kind !== 'direct' ? read.href : undefined
}
