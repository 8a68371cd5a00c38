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

/** A drawing needs its own styles. A browser that opens a video as a page loads it once more. */
const POLICIES = [
  { type: 'image/svg+xml', policy: `${FILE_POLICY}; style-src 'unsafe-inline'` },
  { type: 'video/', policy: `${FILE_POLICY} allow-same-origin; media-src 'self'` },
]

export function baseHeaders(siteUrl: URL | undefined): Record<string, string> {
  return siteUrl?.protocol === 'https:' ? { ...HEADERS, ...HSTS } : HEADERS
}

export function nonPageHeaders(siteUrl: URL | undefined): Record<string, string> {
  return { ...baseHeaders(siteUrl), 'Content-Security-Policy': FILE_POLICY }
}

/** For a host that cannot tell drawings and videos from other files. */
export function anyFileHeaders(siteUrl: URL | undefined): Record<string, string> {
  const policy = `${FILE_POLICY} allow-same-origin; style-src 'unsafe-inline'; media-src 'self'`
  return { ...baseHeaders(siteUrl), 'Content-Security-Policy': policy }
}

/** Sets these headers on all responses that lack them. One without a policy gets the policy of files. */
export function securityHeaders(siteUrl: URL | undefined): MiddlewareHandler {
  const all = Object.entries(baseHeaders(siteUrl))
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (headers.has('X-Content-Type-Options')) return
    for (const [name, value] of all) headers.set(name, value)
    // A 304 has no type, and its policy would replace the one that the browser keeps.
    if (!headers.has('Content-Security-Policy') && c.res.status !== 304) {
      const contentType = headers.get('Content-Type') ?? ''
      const special = POLICIES.find(({ type }) => contentType.startsWith(type))
      headers.set('Content-Security-Policy', special?.policy ?? FILE_POLICY)
    }
  }
}
