import { formatHost } from './format-host.ts'

/** How the text of a setting is read. `parse` returns undefined if the text is not allowed. */
export interface SettingType<Value> {
  allowed: string
  parse: (text: string) => Value | undefined
}

const ADDRESS = 'an http or https address without user name, query or #'
const MAIL_ADDRESS = /^[^\s@<>",;:]+@[^\s@<>",;:]+$/
const ENCODED = 'in its password, write # as %23, @ as %40, / as %2F, ? as %3F and % as %25'
const PORT_NUMBER = {
  allowed: 'a whole number from 0 to 65535, 0 for any free port',
  parse: (text: string) =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
}
const YES_OR_NO = {
  allowed: '1 or 0',
  parse: (text: string) => (text === '1' || text === '0' ? text === '1' : undefined),
}
const LINK = { allowed: 'an http or https address without user name', parse: linkAddress }
const ANY_TEXT = { allowed: 'any text', parse: (text: string) => text }

/** The paths of the site's own calls and files. */
export const RESERVED_PATHS = ['/fez/', '/assets/']

/** All settings: variables of the environment, or lines of `.env`. */
export const SETTINGS = {
  CONTENT_API: { allowed: ADDRESS, parse: httpAddress },
  CONTENT_API_TOKEN: textLike(/^[\x21-\x7e]+$/, 'the token alone, in visible ASCII without spaces'),
  CONTENT_TIMEOUT: upTo(120),
  MEDIA_PATHS: {
    allowed: `paths such as /uploads/, separated by commas. ${RESERVED_PATHS.join(' and ')} are the site's own`,
    parse: mediaPaths,
  },
  CONTENT_FOLDER: ANY_TEXT,
  PREVIEW_FRAME_ANCESTORS: {
    allowed: 'origins such as https://cms.example, separated by commas, or none',
    parse: frameAncestors,
  },
  HOST: { allowed: 'a host name or an IP address', parse: hostName },
  PORT: PORT_NUMBER,
  DATA_DIR: ANY_TEXT,
  MESSAGES_DB: textLike(/[^/\\]$/, 'the path of a file'),
  DATABASE_URL: {
    allowed: `postgres://user:password@host/database; ${ENCODED}`,
    parse: (text) => (withPassword(text, /^postgres(ql)?:$/) ? text : undefined),
  },
  MESSAGES_KEEP_DAYS: upTo(36_500),
  NOTIFY_SMTP: {
    allowed: `smtp://user:password@host or smtps://…, with or without the first two; ${ENCODED}`,
    parse: (text) => (withPassword(text, /^smtps?:$/)?.hostname ? text : undefined),
  },
  NOTIFY_TO: {
    allowed: 'mail addresses, separated by commas',
    parse: (text) => listOf(text, MAIL_ADDRESS),
  },
  NOTIFY_FROM: textLike(MAIL_ADDRESS, 'a mail address'),
  RATE_LIMIT: {
    allowed: `${upTo(1000).allowed}, or off`,
    parse: (text) => (text === 'off' ? text : upTo(1000).parse(text)),
  },
  TRUST_PROXY: {
    allowed: 'a whole number from 0 to 9: how many proxies are in front',
    parse: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  },
  LOG_FORMAT: textLike(/^(text|json)$/, 'text or json'),
  LOG_REQUESTS: YES_OR_NO,
  METRICS_PORT: PORT_NUMBER,
  SECURITY_CONTACT: {
    allowed: 'a mail address, with or without mailto:, or an address that begins with https://',
    parse: securityContact,
  },
  SITE_URL: { allowed: `${ADDRESS}, and without a path`, parse: originAddress },
  PAGES_MAX_AGE: upTo(24 * 60 * 60),
  PAGES_MAX_WAIT: upTo(60),
  // Read when the site is built, by src/config.ts.
  VITE_API_BASE: { allowed: `${ADDRESS}, or a path of this site`, parse: apiBaseOf },
  VITE_MEDIA_BASE: {
    allowed: 'an http or https address without a path, or /',
    parse: (text) => (text === '/' ? apiBaseOf(text) : originAddress(text)),
  },
  VITE_ABOUT_ARMENIA_URL: LINK,
  VITE_INVESTMENT_URL: LINK,
  VITE_GOOGLE_MAPS_KEY: ANY_TEXT,
  VITE_GOOGLE_MAPS_MAP_ID: ANY_TEXT,
} satisfies Record<string, SettingType<unknown>>

export type SettingName = keyof typeof SETTINGS

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

export type SettingValue<N extends SettingName> = NonNullable<
  ReturnType<(typeof SETTINGS)[N]['parse']>
>

function parseUrl(text: string, protocol: RegExp): URL | undefined {
  const url = URL.parse(text)
  return url && protocol.test(url.protocol) ? url : undefined
}

/** A password with such a character ends the host: in `smtp://a:1#b@mail.example` that is `a`. */
function withPassword(text: string, protocol: RegExp): URL | undefined {
  const url = parseUrl(text, protocol)
  return url && !/[#@]/.test(url.pathname + url.search + url.hash) ? url : undefined
}

function linkAddress(text: string): URL | undefined {
  const url = parseUrl(text, /^https?:$/)
  return url && !url.username && !url.password && !/\s/.test(text) ? url : undefined
}

function httpAddress(text: string): URL | undefined {
  return /[?#]/.test(text) ? undefined : linkAddress(text)
}

function originAddress(text: string): URL | undefined {
  const url = httpAddress(text)
  return url?.pathname === '/' ? url : undefined
}

/** A path of this site has no origin of its own. */
function apiBaseOf(text: string): { href: string; origin: string | undefined } | undefined {
  return /^\/(?![/\\])/.test(text) ? { href: text, origin: undefined } : httpAddress(text)
}

function mediaPaths(text: string): string[] | undefined {
  const paths = listOf(text, /^(?:\/(?!\.{1,2}\/)[\w.~-]+)+\/$/)
  if (paths?.some((path) => RESERVED_PATHS.some((own) => path.startsWith(own)))) return undefined
  return paths && [...new Set(['/media/', ...paths])]
}

function frameAncestors(text: string): string[] | undefined {
  if (text === 'none') return []
  const origins = text.split(',').map((part) => originAddress(part.trim())?.origin)
  return origins.every((origin) => origin !== undefined) ? origins : undefined
}

function hostName(text: string): string | undefined {
  return /^[\w.:-]+$/.test(text) && URL.canParse(`http://${formatHost(text)}`) ? text : undefined
}

function securityContact(text: string): string | undefined {
  const [, mail = ''] = /^(?:mailto:)?([^:]+)$/i.exec(text) ?? []
  if (MAIL_ADDRESS.test(mail)) return `mailto:${mail}`
  return parseUrl(text, /^https:$/)?.href
}

function listOf(text: string, allowed: RegExp): string[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  return parts.every((part) => allowed.test(part)) ? [...new Set(parts)] : undefined
}

function textLike(pattern: RegExp, allowed: string): SettingType<string> {
  return { allowed, parse: (text) => (pattern.test(text) ? text : undefined) }
}

function upTo(most: number): SettingType<number> {
  return {
    allowed: `a whole number from 1 to ${most}`,
    parse: (text) =>
      /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
  }
}
