import type { LocationRewrite } from '@tanstack/react-router'

/**
 * For the router, `/services/` and `/services` are the same address, so its `trailingSlash` redirects
 * nothing. The site reads the path without the slash, and the address bar keeps it.
 */
export const ODD_PATH_REWRITE: LocationRewrite = {
  input: ({ url }) => {
    url.pathname = escapeOddPath(url.pathname).replace(/(.)\/$/, '$1')
    return url
  },
}

/**
 * Escapes two slashes at the start of the path in the address bar. The router's history would read one,
 * because two could name another site.
 */
export function escapeLeadingSlashes(): void {
  const { pathname, search, hash } = location
  if (!pathname.startsWith('//')) return
  history.replaceState(history.state, '', escapeOddPath(pathname) + search + hash)
}

/** A space at the end, or a control character: reading the decoded path as an address again loses them. */
const LOST_WHEN_DECODED = /%(?:20$|[01][\da-f])/i

/**
 * Makes a path that no route matches from one that cannot be decoded (`/100%`), has an empty segment
 * (`//services`) or a space at its end (`/services%20`). The router cannot match the first, and would find a
 * page for the others, which the server does not.
 */
function escapeOddPath(path: string): string {
  const isPlain = isDecodable(path) && !LOST_WHEN_DECODED.test(path)
  return (isPlain ? path : path.replaceAll('%', '%25')).replaceAll('//', '/%2F')
}

function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose result is not used, whatever it may throw.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
