import type { MiddlewareHandler } from 'hono'

/** What stands in the built index.html where each answer's own nonce goes. */
export const CSP_NONCE_PLACEHOLDER = '__CSP_NONCE__'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** A file opened on its own runs and loads nothing. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'"
const SVG_POLICY = `${FILE_POLICY}; style-src 'unsafe-inline'`

/**
 * The headers that stand on every answer. One that does not bring its own Content-Security-Policy,
 * as the page does, gets the strict one for files.
 *
 * @param overTls whether visitors reach the site by https, and shall from then on
 */
export function securityHeaders(overTls: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
    if (overTls) headers.set('Strict-Transport-Security', 'max-age=31536000')
    if (!headers.has('Content-Security-Policy')) {
      const isSvg = headers.get('Content-Type')?.startsWith('image/svg+xml')
      headers.set('Content-Security-Policy', isSvg ? SVG_POLICY : FILE_POLICY)
    }
  }
}

/**
 * The policy of the page, which is one document for every route.
 *
 * @param apiOrigin another origin that the page fetches its content from
 */
export function pagePolicy(nonce: string, apiOrigin?: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "media-src 'self' https:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ')
}
