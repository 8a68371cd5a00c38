import { BACKEND_CALLS, methodOfCall, queryOfCall } from '../../../src/isomorphic/calls.ts'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from '../../../src/isomorphic/languages.ts'
import { anyFileHeaders, baseHeaders } from '../../platform/http/security-headers.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { contentSecurityPolicy } from '../built/content-security-policy.ts'
import { SECURITY_TXT_PATH } from './security-txt.ts'

type HostSettings = Pick<
  Settings,
  'apiOrigin' | 'contentApi' | 'maps' | 'mediaOrigins' | 'mediaPaths' | 'siteUrl'
>
type HeaderValues = Record<string, string>

/** The languages that have files of their own, with their names in `?lang=`. */
const OTHER_LANGUAGES = OFFERED_LANGUAGES.filter((code) => code !== FALLBACK_LANGUAGE).map(
  (code) => ({ suffix: languageSuffix(code), names: [...new Set([code, LANGUAGES[code].tag])] }),
)

/** The part before `.html` in the names of a language's pages. */
export function languageSuffix(language: Language): string {
  return language === FALLBACK_LANGUAGE ? '' : `.${LANGUAGES[language].tag}`
}

/**
 * The files in dist/ that tell a host of static files what to send. nginx includes the first; Netlify reads
 * the other two, and so does Cloudflare for headers.
 */
export function staticHostRules(shell: string, settings: HostSettings): Record<string, string> {
  const headers: HeaderValues = {
    // A preview is a server of its own.
    'Content-Security-Policy': contentSecurityPolicy(shell, {
      ...settings,
      previewFrameAncestors: undefined,
    }),
    ...baseHeaders(settings.siteUrl),
  }
  return {
    '_nginx.conf': nginxConf(headers, settings),
    _headers: headersFile(headers),
    _redirects: redirectsFile(settings),
  }
}

function headersFile(headers: HeaderValues): string {
  return rules({
    '/*': headers,
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [`/${SECURITY_TXT_PATH}`]: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

function rules(byPath: Record<string, HeaderValues>): string {
  return Object.entries(byPath)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${path}\n${lines.join('')}`
    })
    .join('')
}

function redirectsFile({ contentApi }: HostSettings): string {
  const base = contentApi && addressOf(contentApi)
  const calls = base === undefined ? [] : BACKEND_CALLS
  const lines = [
    ...calls.map((call) => `/fez/${call} ${base}/fez/${call} 200`),
    ...OTHER_LANGUAGES.flatMap(({ suffix, names }) =>
      names.flatMap((name) => [
        `/ lang=${name} /index${suffix}.html 200!`,
        `/:page lang=${name} /:page${suffix}.html 200!`,
      ]),
    ),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function nginxConf(headers: HeaderValues, settings: HostSettings): string {
  const languages = OTHER_LANGUAGES.map(
    ({ suffix, names }) =>
      `if ($arg_lang ~ "^(${names.join('|')})$") { set $fez_language ${suffix}; }`,
  )
  const lines = [
    '# Written by `npm run pages` for the pages beside it. deploy/nginx-static.conf includes it.',
    ...addHeaders(headers),
    '# /services?lang=ru is services.ru.html.',
    'set $fez_language "";',
    ...languages,
    '# These files are for the host.',
    'location ^~ /_ { return 404; }',
    ...backendLocation(settings),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** Only the site's calls, each with its method, and files in the backend's folders are passed on. */
function backendLocation({ contentApi, mediaPaths, siteUrl }: HostSettings): string[] {
  if (!contentApi) return []
  const { origin, pathname } = contentApi
  // Passes on the normalised path that the location has matched.
  const passFrom = (base: string) => `rewrite ^ ${base}$uri break; proxy_pass ${origin};`
  const folders = mediaPaths.map((path) => path.slice(1, -1).replaceAll('.', '\\.'))
  const calls = BACKEND_CALLS.map((call) => {
    const method = methodOfCall(call)
    const limit = method === 'POST' ? ' limit_req zone=fez_messages burst=5 nodelay;' : ''
    return `  location ~ ^/fez/${call}$ { limit_except ${method} { deny all; }${limit} set $args "${queryOfCall(call).slice(1)}"; ${passFrom(pathname.replace(/\/$/, ''))} }`
  })
  return [
    `location ~ ^/(fez|${folders.join('|')})/ {`,
    '  add_header Content-Type $fez_type;',
    ...addHeaders(anyFileHeaders(siteUrl), '  '),
    ...calls,
    `  location ~ "^/(${folders.join('|')})(/[^/%;\\\\\\\\]+)+$" { limit_except GET { deny all; } ${passFrom('')} }`,
    '  return 404;',
    '}',
  ]
}

function addHeaders(headers: HeaderValues, indent = ''): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `${indent}add_header ${name} "${value}" always;`,
  )
}

function addressOf(url: URL): string {
  return url.href.replace(/\/$/, '')
}
