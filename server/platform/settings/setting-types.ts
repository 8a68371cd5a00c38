/** How the text of a setting is read. `parse` returns undefined if the text is not allowed. */
export interface SettingType<Value> {
  allowed: string
  parse: (text: string) => Value | undefined
}

const MAIL_ADDRESS = /^[^\s@<>",;:]+@[^\s@<>",;:]+$/
const ADDRESS_WORDS = 'an http or https address without user name, query or #'
const BASE_WORDS = `${ADDRESS_WORDS}, and without /fez at its end`
const ENCODED = 'in its password, write # as %23, @ as %40, / as %2F, ? as %3F and % as %25'

/** The paths of the site's own calls and files. */
export const RESERVED_PATHS = ['/fez/', '/assets/']

export const ANY_TEXT = { allowed: 'any text', parse: (text: string) => text }
export const TOKEN = textLike(/^[\x21-\x7e]+$/, 'the token alone, in visible ASCII without spaces')
export const FILE_PATH = textLike(/[^/\\]$/, 'the path of a file')
export const LOG_FORMAT = textLike(/^(text|json)$/, 'text or json')

export const YES_OR_NO = {
  allowed: '1 or 0',
  parse: (text: string) => (text === '1' || text === '0' ? text === '1' : undefined),
}

export const PORT_NUMBER = {
  allowed: 'a whole number from 0 to 65535, 0 for any free port',
  parse: (text: string) =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
}

export const PROXY_COUNT = {
  allowed: 'a whole number from 0 to 9: how many proxies are in front',
  parse: (text: string) => (/^\d$/.test(text) ? Number(text) : undefined),
}

export const RATE = {
  allowed: `${upTo(1000).allowed}, or off`,
  parse: (text: string) => (text === 'off' ? text : upTo(1000).parse(text)),
}

export const HOST_NAME = {
  allowed: 'a host name or an IP address',
  parse: (text: string) =>
    /^[\w.:-]+$/.test(text) && URL.canParse(`http://${formatHost(text)}`) ? text : undefined,
}

export const LINK = { allowed: 'an http or https address without user name', parse: linkAddress }
export const ADDRESS = { allowed: BASE_WORDS, parse: baseAddress }
export const ORIGIN = { allowed: `${ADDRESS_WORDS}, and without a path`, parse: originAddress }
export const API_BASE = {
  allowed: `${ADDRESS_WORDS}, or a path of this site, and without /fez at its end`,
  parse: apiBaseOf,
}
export const MEDIA_BASE = {
  allowed: 'an http or https address without a path, or /',
  parse: (text: string) => (text === '/' ? apiBaseOf(text) : originAddress(text)),
}

export const MEDIA_PATHS = {
  allowed: `paths such as /uploads/, separated by commas. ${RESERVED_PATHS.join(' and ')} are the site's own`,
  parse: mediaPaths,
}

export const FRAME_ANCESTORS = {
  allowed: 'origins such as https://cms.example, separated by commas, or none',
  parse: frameAncestors,
}

export const POSTGRES_ADDRESS = {
  allowed: `postgres://user:password@host/database; ${ENCODED}`,
  parse: (text: string) => (withPassword(text, /^postgres(ql)?:$/) ? text : undefined),
}

export const SMTP_ADDRESS = {
  allowed: `smtp://user:password@host or smtps://…, with or without the first two; ${ENCODED}`,
  parse: (text: string) => (withPassword(text, /^smtps?:$/)?.hostname ? text : undefined),
}

export const MAIL = textLike(MAIL_ADDRESS, 'a mail address')
export const MAIL_LIST = {
  allowed: 'mail addresses, separated by commas',
  parse: (text: string) => listOf(text, MAIL_ADDRESS),
}

export const CONTACT = {
  allowed: 'a mail address, with or without mailto:, or an address that begins with https://',
  parse: securityContact,
}

export function upTo(most: number): SettingType<number> {
  return {
    allowed: `a whole number from 1 to ${most}`,
    parse: (text) =>
      /^[1-9]\d{0,5}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
  }
}

function textLike(pattern: RegExp, allowed: string): SettingType<string> {
  return { allowed, parse: (text) => (pattern.test(text) ? text : undefined) }
}

function parseUrl(text: string, protocol: RegExp): URL | undefined {
  const url = URL.parse(text)
  return url && protocol.test(url.protocol) ? url : undefined
}

/** Refuses a password that would end the host too early: in `smtp://a:1#b@mail.example` the host is `a`. */
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

/** The paths of the calls begin with /fez. */
function baseAddress(text: string): URL | undefined {
  return /\/fez\/?$/.test(text) ? undefined : httpAddress(text)
}

function originAddress(text: string): URL | undefined {
  const url = httpAddress(text)
  return url?.pathname === '/' ? url : undefined
}

/** A path of this site has no origin of its own. */
function apiBaseOf(text: string): { href: string; origin: string | undefined } | undefined {
  if (!/^\/(?![/\\])/.test(text)) return baseAddress(text)
  return baseAddress(`http://site${text}`) && { href: text, origin: undefined }
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

function securityContact(text: string): string | undefined {
  const [, mail = ''] = /^(?:mailto:)?([^:]+)$/i.exec(text) ?? []
  if (MAIL_ADDRESS.test(mail)) return `mailto:${mail}`
  return parseUrl(text, /^https:$/)?.href
}

function listOf(text: string, allowed: RegExp): string[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  return parts.every((part) => allowed.test(part)) ? [...new Set(parts)] : undefined
}

/** A host for an address: IPv6 goes into brackets (RFC 3986, section 3.2.2). */
export function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
