import { createHash } from 'node:crypto'

/** What a page loads from other servers. */
export interface PageNeeds {
  /** Where the content comes from, if not from this origin. */
  apiOrigin: string | undefined
  /** Of pictures and videos on http; all on https are allowed. */
  mediaOrigins: string[]
  maps: boolean
}

/**
 * What the maps provider's documentation asks for, with the Trusted Types policies of its scripts:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 * Without a nonce, scripts go by the hosts of bootstrap, services and static dependencies in
 * https://developers.google.com/maps/domains
 */
const MAPS = {
  'script-src':
    'https://maps.googleapis.com https://mapsresources-pa.googleapis.com https://maps.gstatic.com',
  'style-src': 'https://fonts.googleapis.com',
  'style-src-attr': "'none'",
  'font-src': 'https://fonts.gstatic.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'frame-src': 'https://*.google.com',
  'worker-src': 'blob:',
  'trusted-types': '@googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html',
}

/**
 * The same for the server and for a host of static files, and for all routes: client-side navigation
 * keeps that of the first document. `shell` is the built index.html, before content comes into it:
 * what is inline there may run, by its hash, and nothing that content brings.
 */
export function pagePolicy(shell: string, { apiOrigin, mediaOrigins, maps }: PageNeeds): string {
  // The maps provider adds style elements, which no hash can know; style attributes stay closed.
  const styles = maps ? ["'unsafe-inline'"] : hashes(shell, INLINE_STYLE)
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes(shell, INLINE_SCRIPT)].join(' '),
    'script-src-attr': "'none'",
    'style-src': ["'self'", ...styles].join(' '),
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

const INLINE_STYLE = /<style>(.*?)<\/style>/gs
const INLINE_SCRIPT = /<script>(.*?)<\/script>/gs

function hashes(shell: string, inline: RegExp): string[] {
  return Array.from(
    shell.matchAll(inline),
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
