import type { MiddlewareHandler } from 'hono'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Browsers refuse plain http after they have seen this header. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' }

/** If a file is opened as a page, it runs, loads and sends nothing. */
const FILE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

export function baseHeaders(siteUrl: URL): Record<string, string> {
  return siteUrl.protocol === 'https:' ? { ...HEADERS, ...HSTS } : HEADERS
}

/** A drawing needs its own styles. A browser that opens a recording or video as a page loads it once more. */
export function filePolicy(type: string): string {
  if (type.startsWith('image/svg+xml')) return `${FILE_POLICY}; style-src 'unsafe-inline'`
  if (/^(?:audio|video)\//.test(type)) return `${FILE_POLICY} allow-same-origin; media-src 'self'`
  return FILE_POLICY
}

/** The headers of all files on a host that cannot tell drawings and videos from other files. */
export function anyFileHeaders(siteUrl: URL): Record<string, string> {
  const policy = `${FILE_POLICY} allow-same-origin; style-src 'unsafe-inline'; media-src 'self'`
  return { ...baseHeaders(siteUrl), 'Content-Security-Policy': policy }
}

/** Sets these headers on all responses, and the strictest policy on a response that has none. */
export function securityHeaders(siteUrl: URL): MiddlewareHandler {
  const all = Object.entries(baseHeaders(siteUrl))
  return async (c, next) => {
    await next()
    const { headers, status } = c.res
    for (const [name, value] of all) headers.set(name, value)
    // The policy of a 304 would replace the one that the browser keeps.
    if (!headers.has('Content-Security-Policy') && status !== 304) {
      headers.set('Content-Security-Policy', FILE_POLICY)
    }
  }
}
