import {
  ADDRESS,
  ANY_TEXT,
  API_BASE,
  CONTACT,
  FILE_PATH,
  FRAME_ANCESTORS,
  HOST_NAME,
  LINK,
  LOG_FORMAT,
  MAIL,
  MAIL_LIST,
  MEDIA_BASE,
  MEDIA_PATHS,
  ORIGIN,
  PORT_NUMBER,
  POSTGRES_ADDRESS,
  PROXY_COUNT,
  RATE,
  type SettingType,
  SMTP_ADDRESS,
  TOKEN,
  upTo,
  YES_OR_NO,
} from './setting-types.ts'

/** One setting, for the server, the table of docs/operating.md and `.env.example` (`npm run docs`). */
export interface Setting<Name = string, Value = unknown> extends SettingType<Value> {
  default?: string
  /** The value that the unit and the container set: no operator has chosen it. */
  deployed?: string
  /** One sentence that says what it sets. Its links begin in docs/. */
  sets: string
  /** More sentences, for `.env.example` only. */
  more?: string
  /** It has no effect if one of these settings is set. */
  overriddenBy?: readonly Name[]
  /** It has an effect only if one of these settings is set. */
  needsOneOf?: readonly Name[]
}

const OF_SERVER_AND_PAGES = {
  CONTENT_API: {
    ...ADDRESS,
    sets: 'The content backend, for content and messages; without it, the content comes from `CONTENT_FOLDER`.',
    more: "The address is without /fez. The server checks and limits messages before it forwards them, and sends the visitor's address in X-Forwarded-For.",
  },
  CONTENT_API_TOKEN: {
    ...TOKEN,
    needsOneOf: ['CONTENT_API'],
    sets: 'The token that the backend asks for; only its own origin gets it.',
    more: 'Each request has it as `Authorization: Bearer …`. It is never in the pages or in the log. Use https, or a network of your own.',
  },
  CONTENT_TIMEOUT: {
    ...upTo(120),
    default: '10',
    needsOneOf: ['CONTENT_API', 'VITE_API_BASE'],
    sets: "Seconds to wait for the backend's content (30 for a message).",
    more: 'The last content then stays; without any, the visitor gets a 504. A file of the backend that stops for this time is cut off.',
  },
  MEDIA_PATHS: {
    ...MEDIA_PATHS,
    default: '/media/,/uploads/,/storage/',
    needsOneOf: ['CONTENT_API'],
    sets: "The backend's folders of files, beside `/media/`.",
    more: 'They are paths of its origin that begin and end with a slash. The server forwards only pictures, recordings, videos and documents from there.',
  },
  CONTENT_FOLDER: {
    ...ANY_TEXT,
    default: 'content',
    sets: "The [zone's own folder](another-zone.md), which the build reads too.",
    more: 'It has zone.json and, without CONTENT_API, the content, with its pictures in media/. The default is the sample, whose zone is fictitious.',
  },
  SITE_URL: {
    ...ORIGIN,
    sets: 'The public address of the site; with https, browsers are told to use only https.',
    more: 'It is in canonical links, link previews and the sitemap. The build reads it too.',
  },
  SECURITY_CONTACT: {
    ...CONTACT,
    sets: 'The contact for reports of vulnerabilities, in /.well-known/security.txt (RFC 9116).',
  },
  HOST: {
    ...HOST_NAME,
    default: '127.0.0.1',
    sets: 'The address on which the server listens, unless a socket of systemd does.',
    more: '0.0.0.0 opens it to other machines. If SITE_URL is not set, the pages use HOST and PORT.',
  },
  PORT: { ...PORT_NUMBER, default: '4173', sets: 'The port on which it listens.' },
} as const satisfies Record<string, Setting>

const OF_SERVER = {
  PREVIEW_FRAME_ANCESTORS: {
    ...FRAME_ANCESTORS,
    sets: 'Makes the server a preview that nobody indexes: the origins that may show it in a frame.',
  },
  PAGES_MAX_AGE: {
    ...upTo(24 * 60 * 60),
    default: '60',
    sets: "Seconds until new content is on the site, and in a CDN's copy.",
  },
  PAGES_MAX_WAIT: {
    ...upTo(60),
    default: '15',
    sets: 'Seconds that a starting server waits for its pages.',
    more: 'After that it listens, and visitors get pages without text, which scripts fill in, until the pages are there.',
  },
  DATA_DIR: {
    ...ANY_TEXT,
    default: 'data',
    sets: 'The folder of the files that the server writes.',
    more: 'They are the messages, the last content and the last pages. The server makes the default folder, but no other one.',
  },
  MESSAGES_DB: {
    ...FILE_PATH,
    overriddenBy: ['CONTENT_API', 'DATABASE_URL'],
    sets: 'The SQLite file of the messages, by default `messages.db` in `DATA_DIR`.',
  },
  DATABASE_URL: {
    ...POSTGRES_ADDRESS,
    overriddenBy: ['CONTENT_API'],
    sets: 'The PostgreSQL [database](messages.md#postgresql) of the messages, instead of that file, if servers run on several machines.',
  },
  MESSAGES_KEEP_DAYS: {
    ...upTo(36_500),
    deployed: '365',
    overriddenBy: ['CONTENT_API'],
    sets: 'Days after which the server deletes messages (`deploy/` sets 365).',
    more: 'Without it, they stay until somebody deletes them. The contact form says which.',
  },
  MESSAGES_BACKEND_KEEP_DAYS: {
    ...upTo(36_500),
    needsOneOf: ['CONTENT_API', 'VITE_API_BASE'],
    sets: 'Days after which the backend deletes messages, if it does; the contact form says so.',
  },
  NOTIFY_SMTP: {
    ...SMTP_ADDRESS,
    overriddenBy: ['CONTENT_API'],
    sets: 'The [mail server](messages.md#mail-to-staff) that sends each message to staff.',
    more: 'smtp://…:587 uses TLS if the mail server has it; smtps://…:465 always does.',
  },
  NOTIFY_TO: { ...MAIL_LIST, overriddenBy: ['CONTENT_API'], sets: 'The addresses of the staff.' },
  NOTIFY_FROM: {
    ...MAIL,
    overriddenBy: ['CONTENT_API'],
    needsOneOf: ['NOTIFY_SMTP'],
    sets: 'The sender of these mails, by default the first of `NOTIFY_TO`.',
  },
  RATE_LIMIT: {
    ...RATE,
    default: '6',
    sets: 'How many messages a minute one client may send, or `off`.',
    more: 'The network around it may send twice as many, and all clients together ten times as many.',
  },
  TRUST_PROXY: {
    ...PROXY_COUNT,
    default: '0',
    sets: 'How many proxies in front add to [X-Forwarded-For](messages.md#limits).',
    more: 'It is 1 for nginx alone, 2 for a CDN before it. If it is too low, all visitors count as one client; if it is too high, visitors can pretend to be others.',
  },
  LOG_FORMAT: {
    ...LOG_FORMAT,
    default: 'text',
    sets: 'The form of each line of the [log](operating.md#log): `text` or `json`.',
  },
  LOG_REQUESTS: {
    ...YES_OR_NO,
    default: '0',
    sets: 'With 1, the server logs each request, without addresses and without what visitors type.',
  },
  METRICS_PORT: {
    ...PORT_NUMBER,
    sets: 'The port of the [metrics](operating.md#monitoring), on `HOST`; another one than `PORT`.',
    more: 'Do not open it to everybody.',
  },
} as const satisfies Record<string, Setting>

/** `src/config.ts` reads them, and has the defaults of the site. */
const OF_BUILD = {
  VITE_API_BASE: {
    ...API_BASE,
    default: '/',
    sets: "The address to which browsers send content calls and messages, if it is not the site's own.",
    more: 'The server reads it too, for its Content-Security-Policy.',
  },
  VITE_MEDIA_BASE: {
    ...MEDIA_BASE,
    sets: 'The origin of pictures, videos and documents that are given as paths, by default the origin of `VITE_API_BASE`.',
    more: "/ is the site's own. The server reads it too, for its Content-Security-Policy.",
  },
  VITE_ABOUT_ARMENIA_URL: {
    ...LINK,
    default: 'https://armenia.travel',
    sets: "The site behind 'About Armenia'.",
  },
  VITE_INVESTMENT_URL: {
    ...LINK,
    default: 'https://enterprisearmenia.am',
    sets: "The site behind 'Investors'.",
  },
  VITE_GOOGLE_MAPS_KEY: {
    ...ANY_TEXT,
    sets: 'The key for Google Maps.',
    more: "Without it, the contact page shows 'Loading...' instead of the map, with a plain link beneath it. The server reads it too, for its Content-Security-Policy.",
  },
  VITE_GOOGLE_MAPS_MAP_ID: {
    ...ANY_TEXT,
    default: 'DEMO_MAP_ID',
    needsOneOf: ['VITE_GOOGLE_MAPS_KEY'],
    sets: "The map's style.",
  },
} as const satisfies Record<string, Setting>

/** The settings, by the time at which they are read. */
export const SETTING_GROUPS: Record<string, Record<string, Setting>> = {
  'Read when the server starts, and by `npm run pages`': OF_SERVER_AND_PAGES,
  'Read when the server starts': OF_SERVER,
  'Read when the site is built; everybody can read them in the built site': OF_BUILD,
}

/** All settings: variables of the environment, or lines of `.env`. */
export const SETTINGS = { ...OF_SERVER_AND_PAGES, ...OF_SERVER, ...OF_BUILD }

export type SettingName = keyof typeof SETTINGS

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

/** The value of a setting; undefined if it is not set and has no default. */
export type SettingValue<N extends SettingName> =
  | NonNullable<ReturnType<(typeof SETTINGS)[N]['parse']>>
  | ((typeof SETTINGS)[N] extends { default: string } ? never : undefined)
