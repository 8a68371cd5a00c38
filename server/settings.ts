import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Name, NAMES } from './setting-names.ts'
import {
  apiBaseOf,
  databaseAddress,
  filePath,
  hostName,
  httpAddress,
  mailAddress,
  mailAddresses,
  mailServer,
  mediaBase,
  mediaPaths,
  originAddress,
  portNumber,
  upTo,
  upToOrOff,
  yesOrNo,
} from './setting-values.ts'
import { settingsWithoutEffect } from './settings-without-effect.ts'
import { StartError } from './start-error.ts'
import { urlHost } from './url-host.ts'

/** What an operator can set. `.env.example` says what each is for. */
export interface Settings {
  /** Without it the server answers from `content/`. */
  contentApi: URL | undefined
  /** In seconds. */
  contentTimeout: number
  /** Of the backend's pictures and videos, each from slash to slash. */
  mediaPaths: string[]
  host: string
  port: number
  /** The path of a SQLite file. */
  messagesDb: string
  /** PostgreSQL, instead of that file. */
  databaseUrl: string | undefined
  notices: NoticeSettings | undefined
  /** Messages a minute for one client. */
  rateLimit: number | 'off'
  /** Whether X-Forwarded-For says who a client is. */
  trustProxy: boolean
  logRequests: boolean
  siteUrl: URL | undefined
  /** Of the built pages' content calls: a path of the site, or another address. */
  apiBase: string
  /** Of that address, if it is another. */
  apiOrigin: string | undefined
  /** Seconds from one look for new content to the next. */
  pagesMaxAge: number
  /** Of pictures and videos on http; those on https need not be named. */
  mediaOrigins: string[]
  maps: boolean
  /** A line for each setting that changes nothing beside, or without, another one. */
  withoutEffect: string[]
}

export interface NoticeSettings {
  /** With user name and password where the server wants them. */
  smtp: string
  to: string[]
  from: string
}

/** These may hold a password, which has no place in a log. */
const SECRETS: Name[] = ['DATABASE_URL', 'NOTIFY_SMTP']

const GREATEST_PAGES_MAX_AGE = 24 * 60 * 60

/** Messages a minute for one client. */
const GREATEST_RATE_LIMIT = 1000

/** In seconds. */
const GREATEST_TIMEOUT = 120

const ADDRESS = 'an http or https address without user name, query or #'

/** The environment wins over `.env`; blank counts as not set. Throws a StartError. */
export function readSettings(env: NodeJS.ProcessEnv, envFile = ''): Settings {
  const fromFile = parseEnv(envFile)
  for (const name of Object.keys(fromFile)) {
    if (!NAMES.some((known) => known === name)) {
      throw new StartError(`.env sets "${name}", which is no setting; allowed: ${NAMES.join(', ')}`)
    }
  }

  const textOf = (name: Name) => (env[name] ?? fromFile[name] ?? '').trim()

  function read<T>(name: Name, allowed: string, parse: (text: string) => T | undefined) {
    const text = textOf(name)
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) {
      const given = SECRETS.includes(name) ? 'not understood' : `"${text}"`
      throw new StartError(`${name} is ${given}; allowed: ${allowed}`)
    }
    return value
  }

  function readNotices(): NoticeSettings | undefined {
    const smtp = read('NOTIFY_SMTP', 'smtp://… or smtps://… of a mail server', mailServer)
    const to = read('NOTIFY_TO', 'mail addresses with commas between', mailAddresses)
    const from = read('NOTIFY_FROM', 'a mail address', mailAddress) ?? to?.[0]
    if (smtp && to && from) return { smtp, to, from }
    if (!smtp && !to) return undefined
    throw new StartError('NOTIFY_SMTP and NOTIFY_TO go together: one is set without the other')
  }

  const apiBase = read('VITE_API_BASE', `${ADDRESS}, or a path of this site`, apiBaseOf)
  const contentApi = read('CONTENT_API', ADDRESS, httpAddress)
  const mediaOrigin = read(
    'VITE_MEDIA_BASE',
    'an http or https address without a path, or /',
    mediaBase,
  )?.origin
  return {
    contentApi,
    contentTimeout:
      read(
        'CONTENT_TIMEOUT',
        `a whole number from 1 to ${GREATEST_TIMEOUT}`,
        upTo(GREATEST_TIMEOUT),
      ) ?? 10,
    mediaPaths: read(
      'MEDIA_PATHS',
      'paths such as /uploads/ with commas between, not in /fez/ or /assets/',
      mediaPaths,
    ) ?? ['/media/', '/uploads/', '/storage/'],
    host: read('HOST', 'a host name or an IP address', hostName) ?? '127.0.0.1',
    port: read('PORT', 'a whole number from 0 to 65535, 0 for any free port', portNumber) ?? 4173,
    messagesDb: read('MESSAGES_DB', 'the path of a file', filePath) ?? 'data/messages.db',
    databaseUrl: read('DATABASE_URL', 'postgres://… of a database', databaseAddress),
    notices: readNotices(),
    rateLimit:
      read(
        'RATE_LIMIT',
        `a whole number from 1 to ${GREATEST_RATE_LIMIT}, or off`,
        upToOrOff(GREATEST_RATE_LIMIT),
      ) ?? 6,
    trustProxy: read('TRUST_PROXY', '1 or 0', yesOrNo) ?? false,
    logRequests: read('LOG_REQUESTS', '1 or 0', yesOrNo) ?? false,
    siteUrl: read('SITE_URL', `${ADDRESS}, and without a path`, originAddress),
    pagesMaxAge:
      read(
        'PAGES_MAX_AGE',
        `a whole number from 1 to ${GREATEST_PAGES_MAX_AGE}`,
        upTo(GREATEST_PAGES_MAX_AGE),
      ) ?? 60,
    apiBase: apiBase?.href ?? '/',
    apiOrigin: apiBase?.origin,
    mediaOrigins: [contentApi?.origin, apiBase?.origin, mediaOrigin].flatMap((origin) =>
      origin?.startsWith('http:') ? origin : [],
    ),
    maps:
      read('VITE_GOOGLE_MAPS_KEY', 'the access key of the maps provider', (key) => key) !==
      undefined,
    withoutEffect: settingsWithoutEffect((name) => textOf(name) !== ''),
  }
}

export function currentSettings(folder: string): Settings {
  return readSettings(process.env, textIn(join(folder, '.env')))
}

/** The public address, or where none is set, that of this machine. */
export function siteAddress({ siteUrl, host, port }: Settings): URL {
  return siteUrl ?? new URL(`http://${urlHost(host)}:${port}`)
}

/** For commands without arguments: a mistyped one must not pass silently. */
export function refuseArguments(given: string[]): void {
  const [first] = given
  if (first === undefined) return
  throw new StartError(
    `The argument "${first}" is not known; allowed: none. Settings are environment variables or lines of .env (see .env.example)`,
  )
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return ''
    throw fault
  }
}
