import type { MiddlewareHandler } from 'hono'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Only for a site on https: browsers refuse plain http from then on. */
const STAY_WITH_TLS = { 'Strict-Transport-Security': 'max-age=31536000' }

/** A file opened on its own runs, loads and sends nothing. */
const FILE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** A drawing has styles of its own, and a browser asks once more for a video that it shows alone. */
const NEEDS: [type: string, policy: string][] = [
  ['image/svg+xml', `${FILE_POLICY}; style-src 'unsafe-inline'`],
  ['video/', `${FILE_POLICY} allow-same-origin; media-src 'self'`],
]

/** Of every answer; its policy comes besides. */
export function siteHeaders(overTls: boolean): Record<string, string> {
  return overTls ? { ...HEADERS, ...STAY_WITH_TLS } : HEADERS
}

/** For answers that are not made by the app. */
export function headersOf(overTls: boolean): Record<string, string> {
  return { ...siteHeaders(overTls), 'Content-Security-Policy': FILE_POLICY }
}

/** Sets the headers; an answer without a policy of its own, as pages have, gets that of files. */
export function securityHeaders(overTls: boolean): MiddlewareHandler {
  const all = Object.entries(siteHeaders(overTls))
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of all) headers.set(name, value)
    // A 304 names no type: what it said would replace the policy that the browser keeps.
    if (!headers.has('Content-Security-Policy') && c.res.status !== 304) {
      const type = headers.get('Content-Type') ?? ''
      const [, policy = FILE_POLICY] = NEEDS.find(([start]) => type.startsWith(start)) ?? []
      headers.set('Content-Security-Policy', policy)
    }
  }
}
