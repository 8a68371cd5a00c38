import { createHash } from 'node:crypto'
import { HEADERS, type PageNeeds, pagePolicy, STAY_WITH_TLS } from '../http/security-headers.ts'

/**
 * What a host of static files has to send with a built page, as the embedded server does. Such a
 * host cannot make a nonce for each answer: its policy goes by address, and by the hashes of the
 * page's inline style and script.
 */
export function staticHeaders(
  page: string,
  needs: PageNeeds,
  overTls: boolean,
): [string, string][] {
  const scripts = ["'self'", ...hashes(page, INLINE_SCRIPT), ...(needs.maps ? MAPS_HOSTS : [])]
  // The maps provider writes styles of its own, which only a nonce could tell from others.
  const styles = ["'self'", ...(needs.maps ? ["'unsafe-inline'"] : hashes(page, INLINE_STYLE))]
  const own = { scripts: scripts.join(' '), styles: styles.join(' ') }
  return [
    ['Content-Security-Policy', pagePolicy(own, needs)],
    ...Object.entries(HEADERS),
    ...(overTls ? [[...STAY_WITH_TLS] satisfies [string, string]] : []),
  ]
}

const MAPS_HOSTS = ['https://*.googleapis.com', 'https://*.gstatic.com']
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs
/** Not one with a type: that is data, which no policy holds back. */
const INLINE_SCRIPT = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs

function hashes(page: string, inline: RegExp): string[] {
  return Array.from(
    page.matchAll(inline),
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
