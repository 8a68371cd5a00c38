import { createHash } from 'node:crypto'
import {
  HEADERS,
  type OwnCode,
  type PageNeeds,
  pagePolicy,
  STAY_WITH_TLS,
} from '../http/security-headers.ts'

/**
 * What a host of static files has to send with a built page, as the embedded server does. Such a
 * host cannot make a nonce for each answer: its policy goes by address, and by the hash of the
 * page's inline style.
 */
export function staticHeaders(
  page: string,
  needs: PageNeeds,
  overTls: boolean,
): [string, string][] {
  const own = needs.maps ? BESIDE_MAPS : { scripts: "'self'", styles: `'self' ${hashes(page)}` }
  return [
    ['Content-Security-Policy', pagePolicy(own, needs)],
    ...Object.entries(HEADERS),
    ...(overTls ? [[...STAY_WITH_TLS] satisfies [string, string]] : []),
  ]
}

// The maps provider loads scripts from its hosts and writes styles of its own, which only a nonce
// could tell from others.
const BESIDE_MAPS: OwnCode = {
  scripts: "'self' https://*.googleapis.com https://*.gstatic.com",
  styles: "'self' 'unsafe-inline'",
}

function hashes(page: string): string {
  return [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    .join(' ')
}
