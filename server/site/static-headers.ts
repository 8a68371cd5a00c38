import { createHash } from 'node:crypto'
import { HEADERS, type PageNeeds, pagePolicy, STAY_WITH_TLS } from '../http/security-headers.ts'

/** A static host cannot make nonces: its policy allows addresses, and inline code by hash. */
export function staticHeaders(
  page: string,
  needs: PageNeeds,
  overTls: boolean,
): [string, string][] {
  const scripts = ["'self'", ...hashes(page, INLINE_SCRIPT), ...(needs.maps ? MAPS_HOSTS : [])]
  // The maps provider adds inline styles, which no hash can know.
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
/** Without a type: a script with one is data, which the policy does not block. */
const INLINE_SCRIPT = /<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs

function hashes(page: string, inline: RegExp): string[] {
  return Array.from(
    page.matchAll(inline),
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
