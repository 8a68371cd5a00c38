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
  const files = {
    '_nginx.conf': nginxConf(headers, settings),
    _headers: headersFile(headers),
    _redirects: redirectsFile(settings),
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, lines]) => [name, `${lines.join('\n')}\n`]),
  )
}

function headersFile(headersOfAll: HeaderValues): string[] {
  const byPath: Record<string, HeaderValues> = {
    '/*': headersOfAll,
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [`/${SECURITY_TXT_PATH}`]: { 'Content-Type': 'text/plain; charset=utf-8' },
  }
  return Object.entries(byPath).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
}

function redirectsFile({ contentApi }: HostSettings): string[] {
  const base = contentApi?.href.replace(/\/$/, '')
  return [
    ...(contentApi ? BACKEND_CALLS : []).map((call) => `/fez/${call} ${base}/fez/${call} 200`),
    ...OTHER_LANGUAGES.flatMap(({ suffix, names }) =>
      names.flatMap((name) => [
        `/ lang=${name} /index${suffix}.html 200!`,
        `/:page lang=${name} /:page${suffix}.html 200!`,
      ]),
    ),
  ]
}

function nginxConf(headers: HeaderValues, settings: HostSettings): string[] {
  const endings = ['.html', ...OTHER_LANGUAGES.map(({ suffix }) => suffix)]
  return [
    '# Written by `npm run pages` for the pages beside it. deploy/nginx-static.conf includes it.',
    ...addHeaders(headers),
    '# /services?lang=ru is services.ru.html.',
    'set $fez_language "";',
    ...OTHER_LANGUAGES.map(
      ({ suffix, names }) =>
        `if ($arg_lang ~ "^(${names.join('|')})$") { set $fez_language ${suffix}; }`,
    ),
    '# These files are for the host.',
    'location ^~ /_ { return 404; }',
    ...backendLocation(settings),
    '# A page has one address, without the ending of its file.',
    `location ~ ^/(404|index)$|(${endings.join('|').replaceAll('.', '\\.')})$ { return 404; }`,
  ]
}

/** Only the site's calls, each with its method, and files in the backend's folders are passed on. */
function backendLocation({ contentApi, mediaPaths, siteUrl }: HostSettings): string[] {
  if (!contentApi) return []
  const folders = mediaPaths.map((path) => path.slice(1, -1).replaceAll('.', '\\.')).join('|')
  return [
    `location ~ ^/(fez|${folders})/ {`,
    '  add_header Content-Type $fez_type;',
    ...addHeaders(anyFileHeaders(siteUrl), '  '),
    ...BACKEND_CALLS.flatMap((call) => [
      `  location ~ ^/fez/${call}$ {`,
      `    limit_except ${methodOfCall(call)} { deny all; }`,
      ...(call === 'messages' ? ['    limit_req zone=fez_messages burst=5 nodelay;'] : []),
      `    set $args "${queryOfCall(call).slice(1)}";`,
      ...passTo(contentApi, contentApi.pathname.replace(/\/$/, '')),
      '  }',
    ]),
    '  # As in media-path.ts: a name that is cut at a ; or decoded again stays a name.',
    `  location ~ "^/(${folders})(/(?!\\.*;)([^/%\\\\\\\\]|%(?![\\da-fA-F]{2}))+)+$" {`,
    '    limit_except GET { deny all; }',
    ...passTo(contentApi),
    '  }',
    '  return 404;',
    '}',
  ]
}

/** Passes on the normalised path that the location has matched. */
function passTo({ origin }: URL, base = ''): string[] {
  return [`    rewrite ^ ${base}$uri break;`, `    proxy_pass ${origin};`]
}

function addHeaders(headers: HeaderValues, indent = ''): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `${indent}add_header ${name} "${value}" always;`,
  )
}
