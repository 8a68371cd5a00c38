import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { OperatorError } from '../program/run-program.ts'
import { parseEnvFile, readEnvFile } from './env-file.ts'
import {
  type Setting,
  SETTING_NAMES,
  type SettingName,
  SETTINGS,
  type SettingValue,
} from './known-settings.ts'
import { formatHost } from './setting-types.ts'
import { settingsWithoutEffect } from './settings-without-effect.ts'
import { unknownNameProblem, unknownVariables } from './unknown-settings.ts'

/** Holds the sample: `zone.json`, the content calls' JSON files and `media/`. */
export const SAMPLE_FOLDER = SETTINGS.CONTENT_FOLDER.default

/** Settings that both the build and the server read. */
const BUILT_IN = ['SITE_URL', 'VITE_API_BASE', 'VITE_MEDIA_BASE', 'VITE_GOOGLE_MAPS_KEY'] as const

/** The values of all settings. `known-settings.ts` explains them. */
export type Settings = ReturnType<typeof readSettings>

export interface NotificationSettings {
  /** The address of the mail server, with a user name and a password if it wants them. */
  smtp: string
  to: string[]
  from: string
}

/**
 * The environment wins over `.env`. An empty text counts as not set. Throws an OperatorError, which never
 * holds a value: it may be a password, even under the wrong name.
 */
export function readSettings(env: NodeJS.ProcessEnv, envFile = '') {
  const fromFile = parseEnvFile(envFile)
  for (const name of Object.keys(fromFile)) {
    const problem = unknownNameProblem(name)
    if (problem !== undefined) throw new OperatorError(`.env sets "${name}", ${problem}`)
  }
  const { read, textOf } = settingReader(env, fromFile)
  // The build reads some settings itself, and takes any text for them.
  for (const name of SETTING_NAMES) read(name)

  const dataDir = read('DATA_DIR')
  const host = read('HOST')
  const port = read('PORT')
  const metricsPort = read('METRICS_PORT')
  if (metricsPort === port && port !== 0) {
    throw new OperatorError('METRICS_PORT is the same as PORT. Set one of them to another number')
  }
  const siteUrl = read('SITE_URL')
  const apiBase = read('VITE_API_BASE')
  const contentApi = read('CONTENT_API')
  const hasBackend = contentApi !== undefined || apiBase.href !== '/'
  const contentFolder = read('CONTENT_FOLDER')
  const origins = [apiBase.origin, read('VITE_MEDIA_BASE')?.origin]
  return {
    /** Without it, the server answers from the files of the folder. */
    contentApi,
    contentFolder,
    /** Whether the site has the content of this repository, which is an example. */
    isSample: !hasBackend && contentFolder === SAMPLE_FOLDER,
    /** Whether the site's content and messages are in a backend, at CONTENT_API or VITE_API_BASE. */
    hasBackend,
    /** The token that the backend asks for. Nobody else gets it. */
    contentApiToken: read('CONTENT_API_TOKEN'),
    contentTimeoutS: read('CONTENT_TIMEOUT'),
    /** The backend's folders of files, each from slash to slash. */
    mediaPaths: read('MEDIA_PATHS'),
    /**
     * The origins that may show this server's pages in a frame. With them, it is a preview, and not indexed.
     */
    previewFrameAncestors: read('PREVIEW_FRAME_ANCESTORS'),
    host,
    port,
    /** The folder of the files that the server writes. */
    dataDir,
    messagesDb: read('MESSAGES_DB') ?? join(dataDir, 'messages.db'),
    /** PostgreSQL, instead of that SQLite file. */
    databaseUrl: read('DATABASE_URL'),
    /** Without it, messages are kept until somebody deletes them. */
    messagesKeepDays: read('MESSAGES_KEEP_DAYS'),
    /** The days that the contact form promises: those of the place where the messages are. */
    promisedKeepDays: read(hasBackend ? 'MESSAGES_BACKEND_KEEP_DAYS' : 'MESSAGES_KEEP_DAYS'),
    notifications: readNotifications(read),
    rateLimit: read('RATE_LIMIT'),
    /** How many proxies in front write into X-Forwarded-For. */
    trustedProxies: read('TRUST_PROXY'),
    logRequests: read('LOG_REQUESTS'),
    metricsPort,
    /** The address of a person or a page, as a URI. */
    securityContact: read('SECURITY_CONTACT'),
    /** The public address, or this machine's if none is set. */
    siteUrl: siteUrl ?? new URL(`http://${formatHost(host)}:${port}`),
    hasSiteUrl: siteUrl !== undefined,
    pagesMaxAgeS: read('PAGES_MAX_AGE'),
    pagesMaxWaitS: read('PAGES_MAX_WAIT'),
    /** The base of the built pages' content calls: a path on this site, or another address. */
    apiBase: apiBase.href,
    apiOrigin: apiBase.origin,
    /** Origins of pictures and videos on http. The pages may use all on https. */
    mediaOrigins: origins.flatMap((origin) => (origin?.startsWith('http:') ? origin : [])),
    maps: read('VITE_GOOGLE_MAPS_KEY') !== undefined,
    builtIn: Object.fromEntries([
      ['CONTENT_FOLDER', contentFolder],
      ...BUILT_IN.map((name) => [name, shared(read(name))]),
    ]) as Record<string, string>,
    /** A line for each setting, or variable named like one, that is set but has no effect. */
    withoutEffect: [...settingsWithoutEffect(textOf, env), ...unknownVariables(env)],
  }
}

function settingReader(env: NodeJS.ProcessEnv, fromFile: NodeJS.ProcessEnv) {
  const textOf = (name: SettingName) => (env[name] ?? fromFile[name] ?? '').trim()

  function read<N extends SettingName>(name: N): SettingValue<N> {
    const setting: Setting = SETTINGS[name]
    const text = textOf(name) || (setting.default ?? '')
    if (text === '') return undefined as SettingValue<N>
    const value = setting.parse(text)
    if (value === undefined) {
      const source = env[name] === undefined ? '.env' : 'the environment'
      throw new OperatorError(`${name} in ${source} is wrong. Set it to ${setting.allowed}`)
    }
    return value as SettingValue<N>
  }

  return { read, textOf }
}

function readNotifications(
  read: ReturnType<typeof settingReader>['read'],
): NotificationSettings | undefined {
  const smtp = read('NOTIFY_SMTP')
  const to = read('NOTIFY_TO')
  const from = read('NOTIFY_FROM') ?? to?.[0]
  if (smtp && to && from) return { smtp, to, from }
  if (!smtp && !to) return undefined
  throw new OperatorError('NOTIFY_SMTP and NOTIFY_TO go together. Set both, or none')
}

/** The text of a setting that has to be the same in the build and in the server; empty by default. */
function shared(value: string | { href: string } | undefined): string {
  const text = typeof value === 'object' ? value.href : (value ?? '')
  return text === '/' ? '' : text
}

export function currentSettings(folder: string): Settings {
  return readSettings(process.env, readEnvFile(folder))
}

/**
 * Whether LOG_FORMAT is json. It is read before all others, even from an `.env` with mistakes, because the
 * log says what is wrong.
 */
export function wantsJsonLog(folder: string): boolean {
  const format = process.env.LOG_FORMAT ?? parseEnv(readEnvFile(folder)).LOG_FORMAT
  return format?.trim() === 'json'
}
