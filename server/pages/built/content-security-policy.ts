import { hash } from 'node:crypto'

export interface PolicySources {
  apiOrigin: string | undefined
  /** Origins of pictures and videos on http. All origins on https are allowed. */
  mediaOrigins: string[]
  maps: boolean
  /** Only a preview has these. */
  previewFrameAncestors?: string[] | undefined
}

/**
 * From the maps provider's documentation, with the Trusted Types policies of its scripts:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 * Without a nonce, scripts need the hosts of bootstrap, services and static dependencies:
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
 * One policy for all routes, because client-side navigation keeps the first document's. Inline code may run
 * only if it is in `shell`, the built index.html without content.
 */
export function contentSecurityPolicy(
  shell: string,
  { apiOrigin, mediaOrigins, maps, previewFrameAncestors = [] }: PolicySources,
): string {
  // The maps provider adds style elements, which no hash can know. Style attributes stay forbidden.
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
    'frame-ancestors': previewFrameAncestors.join(' ') || "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'fez-html',
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
    ([, code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`,
  )
}
