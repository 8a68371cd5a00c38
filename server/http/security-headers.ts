import type { MiddlewareHandler } from 'hono'

/** Stands in the built index.html; each answer puts its own nonce there. */
export const CSP_NONCE_PLACEHOLDER = '__CSP_NONCE__'

export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Only for a site on https: browsers refuse plain http from then on. */
export const STAY_WITH_TLS = ['Strict-Transport-Security', 'max-age=31536000'] as const

/** A file opened on its own runs, loads and sends nothing. */
const FILE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** A drawing has styles of its own, and a browser asks once more for a video that it shows alone. */
const NEEDS: [type: string, policy: string][] = [
  ['image/svg+xml', `${FILE_POLICY}; style-src 'unsafe-inline'`],
  ['video/', `${FILE_POLICY} allow-same-origin; media-src 'self'`],
]

/** For answers that are not made by the app. */
export function headersOf(overTls: boolean): Record<string, string> {
  const strict = { ...HEADERS, 'Content-Security-Policy': FILE_POLICY }
  return overTls ? { ...strict, [STAY_WITH_TLS[0]]: STAY_WITH_TLS[1] } : strict
}

/** Sets the headers; an answer without a policy of its own, as pages have, gets that of files. */
export function securityHeaders(overTls: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
    if (overTls) headers.set(...STAY_WITH_TLS)
    // A 304 names no type: what it said would replace the policy that the browser keeps.
    if (!headers.has('Content-Security-Policy') && c.res.status !== 304) {
      const type = headers.get('Content-Type') ?? ''
      const [, policy = FILE_POLICY] = NEEDS.find(([start]) => type.startsWith(start)) ?? []
      headers.set('Content-Security-Policy', policy)
    }
  }
}

/** What a page loads from other servers. */
export interface PageNeeds {
  /** Where the content comes from, if not from this origin. */
  apiOrigin: string | undefined
  /** Of pictures and videos on http; all on https are allowed. */
  mediaOrigins: string[]
  maps: boolean
}

/** From the maps provider's documentation, with the Trusted Types policies of its scripts. */
const MAPS = {
  'style-src': 'https://fonts.googleapis.com',
  'font-src': 'https://fonts.gstatic.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'frame-src': 'https://*.google.com',
  'worker-src': 'blob:',
  'trusted-types': '@googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html',
}

/** The sources by which a policy allows the site's own code. */
export interface OwnCode {
  scripts: string
  styles: string
}

export function markedWith(nonce: string): OwnCode {
  return { scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'self' 'nonce-${nonce}'` }
}

/** One policy for all routes: client-side navigation keeps that of the first document. */
export function pagePolicy(own: OwnCode, { apiOrigin, mediaOrigins, maps }: PageNeeds): string {
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': own.scripts,
    'script-src-attr': "'none'",
    'style-src': own.styles,
    'img-src': ["'self' data: https:", ...mediaOrigins].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", apiOrigin].filter(Boolean).join(' '),
    'media-src': ["'self' https:", ...mediaOrigins].join(' '),
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify structured-data',
  }
  for (const [directive, sources] of Object.entries(maps ? MAPS : {})) {
    policy[directive] = [policy[directive], sources].filter(Boolean).join(' ')
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
