import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { StartError } from '../../../server/run-program.ts'
import { currentSettings, readSettings, siteAddress } from '../../../server/settings.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const defaults = {
  contentApi: undefined,
  contentTimeoutS: 10,
  mediaPaths: ['/media/', '/uploads/', '/storage/'],
  host: '127.0.0.1',
  port: 4173,
  messagesDb: 'data/messages.db',
  databaseUrl: undefined,
  notifications: undefined,
  rateLimit: 6,
  trustProxy: false,
  logRequests: false,
  messagesKeepDays: undefined,
  metricsPort: undefined,
  securityContact: undefined,
  siteUrl: undefined,
  pagesMaxAgeS: 60,
  apiBase: '/',
  apiOrigin: undefined,
  mediaOrigins: [],
  maps: false,
  withoutEffect: [],
}

test('PORT defaults to 4173, HOST to 127.0.0.1', () => {
  expect(readSettings({})).toEqual(defaults)
})

test('a setting comes from the environment or from .env; the environment wins', () => {
  const file =
    'PORT=5000\nHOST="0.0.0.0" # all\n\n# PORT=7000\nCONTENT_API=https://api.example/v1/\n'
  const fromFile = readSettings({}, file)
  expect(fromFile).toMatchObject({ port: 5000, host: '0.0.0.0' })
  expect(fromFile.contentApi?.href).toBe('https://api.example/v1/')

  expect(readSettings({ PORT: '6000' }, file)).toMatchObject({ port: 6000, host: '0.0.0.0' })
  expect(readSettings({ CONTENT_API: '' }, file).contentApi).toBeUndefined()
})

test('the message settings are a file, a limit per minute or off, and a trusted proxy or none', () => {
  const env = { MESSAGES_DB: '/var/fez/messages.db', RATE_LIMIT: '1000', TRUST_PROXY: '1' }
  expect(readSettings(env)).toMatchObject({
    messagesDb: '/var/fez/messages.db',
    rateLimit: 1000,
    trustProxy: true,
  })
  expect(readSettings({ RATE_LIMIT: 'off', TRUST_PROXY: '0' })).toMatchObject({
    rateLimit: 'off',
    trustProxy: false,
  })
})

test('messages are kept for a number of days, the metrics have a port, and security has a contact', () => {
  const env = { MESSAGES_KEEP_DAYS: '365', METRICS_PORT: '9100' }
  expect(readSettings({ ...env, SECURITY_CONTACT: 'security@fez.example' })).toMatchObject({
    messagesKeepDays: 365,
    metricsPort: 9100,
    securityContact: 'mailto:security@fez.example',
  })
  const page = 'https://fez.example/security'
  expect(readSettings({ SECURITY_CONTACT: page }).securityContact).toBe(page)
  for (const [name, value] of [
    ['MESSAGES_KEEP_DAYS', '0'],
    ['MESSAGES_KEEP_DAYS', '1.5'],
    ['METRICS_PORT', '70000'],
    ['SECURITY_CONTACT', 'http://fez.example'],
    ['SECURITY_CONTACT', 'somebody'],
  ]) {
    expect(() => readSettings({ [String(name)]: value })).toThrow(`${name} is "${value}". Set it`)
  }
})

test('the backend settings are seconds to wait, and picture paths besides /media/', () => {
  expect(
    readSettings({ CONTENT_TIMEOUT: '120', MEDIA_PATHS: '/files/, /app/public/' }),
  ).toMatchObject({
    contentTimeoutS: 120,
    mediaPaths: ['/media/', '/files/', '/app/public/'],
  })
})

test('pictures may come from each http origin in the settings, and from https without a setting', () => {
  const origins = (env: Record<string, string>) => readSettings(env).mediaOrigins
  expect(origins({ VITE_API_BASE: 'http://api.example:8080/v1' })).toEqual([
    'http://api.example:8080',
  ])
  expect(origins({ VITE_MEDIA_BASE: 'http://files.example' })).toEqual(['http://files.example'])
  expect(origins({ CONTENT_API: 'http://10.0.0.5/v1' })).toEqual(['http://10.0.0.5'])
  expect(origins({ VITE_API_BASE: 'https://api.example', VITE_MEDIA_BASE: '/' })).toEqual([])
})

test.each([
  ['fez.example', 'http://fez.example:4173/'],
  ['0.0.0.0', 'http://0.0.0.0:4173/'],
  ['::1', 'http://[::1]:4173/'],
  ['::', 'http://[::]:4173/'],
])('with HOST=%s and no SITE_URL the address of the site is %s', (host, address) => {
  expect(siteAddress(readSettings({ HOST: host })).href).toBe(address)
})

test('a blank value counts as none', () => {
  expect(readSettings({ PORT: ' ', HOST: '' }, 'SITE_URL=\nVITE_API_BASE=')).toEqual(defaults)
})

test.each([
  ['PORT', 'http', 'a whole number from 0 to 65535'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '-1', 'a whole number from 0 to 65535'],
  ['PORT', '80.5', 'a whole number from 0 to 65535'],
  ['MESSAGES_DB', 'data/', 'the path of a file'],
  ['RATE_LIMIT', '0', 'a whole number from 1 to 1000, or off'],
  ['RATE_LIMIT', '1001', 'a whole number from 1 to 1000, or off'],
  ['RATE_LIMIT', '1.5', 'a whole number from 1 to 1000, or off'],
  ['RATE_LIMIT', 'none', 'a whole number from 1 to 1000, or off'],
  ['TRUST_PROXY', 'yes', '1 or 0'],
  ['TRUST_PROXY', 'constructor', '1 or 0'],
  ['PAGES_MAX_AGE', '0', 'a whole number from 1 to 86400'],
  ['PAGES_MAX_AGE', '86401', 'a whole number from 1 to 86400'],
  ['PAGES_MAX_AGE', '1.5', 'a whole number from 1 to 86400'],
  ['HOST', 'a b', 'a host name or an IP address'],
  ['HOST', 'http://localhost', 'a host name or an IP address'],
  ['HOST', 'localhost:80', 'a host name or an IP address'],
  ['HOST', '999.0.0.1', 'a host name or an IP address'],
  ['CONTENT_API', 'api.example', 'an http or https address'],
  ['CONTENT_API', 'ftp://api.example', 'an http or https address'],
  ['CONTENT_API', 'https://user:word@api.example', 'an http or https address'],
  ['CONTENT_API', 'https://api.example/?a=b', 'an http or https address'],
  ['CONTENT_API', 'https://api.example/#', 'an http or https address'],
  ['CONTENT_TIMEOUT', '0', 'a whole number from 1 to 120'],
  ['CONTENT_TIMEOUT', '121', 'a whole number from 1 to 120'],
  ['CONTENT_TIMEOUT', '10s', 'a whole number from 1 to 120'],
  ['MEDIA_PATHS', '/', 'paths such as /uploads/'],
  ['MEDIA_PATHS', 'uploads', 'paths such as /uploads/'],
  ['MEDIA_PATHS', '/uploads', 'paths such as /uploads/'],
  ['MEDIA_PATHS', '/uploads/,', 'paths such as /uploads/'],
  ['MEDIA_PATHS', '//uploads/', 'paths such as /uploads/'],
  ['MEDIA_PATHS', '/a/../', 'paths such as /uploads/'],
  ['MEDIA_PATHS', '/:name/', 'paths such as /uploads/'],
  ['MEDIA_PATHS', '/fez/', 'not in /fez/ or /assets/'],
  ['MEDIA_PATHS', '/assets/pictures/', 'not in /fez/ or /assets/'],
  ['MEDIA_PATHS', 'https://files.example/', 'paths such as /uploads/'],
  ['VITE_MEDIA_BASE', 'files.example', 'an http or https address'],
  ['VITE_MEDIA_BASE', 'https://files.example/a/', 'without a path'],
  ['VITE_MEDIA_BASE', '/uploads/', 'without a path'],
  ['SITE_URL', 'fez.example', 'an http or https address'],
  ['SITE_URL', 'https://host.example/fez', 'without a path'],
  ['VITE_API_BASE', 'api.example', 'or a path of this site'],
  ['VITE_API_BASE', '//api.example', 'or a path of this site'],
])('%s=%s stops the start with one line that says what is allowed', (name, value, allowed) => {
  const fault = startFault(() => readSettings({ [name]: value }))
  expect(fault).toContain(`${name} is "${value}". Set it to `)
  expect(fault).toContain(allowed)
  expect(startFault(() => readSettings({}, `${name}="${value}"`))).toBe(fault)
})

test('an unknown name in .env stops the start with one line that lists the known ones', () => {
  expect(startFault(() => readSettings({}, 'CONTNT_API=https://api.example'))).toBe(
    '.env sets "CONTNT_API", which is not a setting. Use one of: CONTENT_API, CONTENT_TIMEOUT, ' +
      'MEDIA_PATHS, HOST, PORT, MESSAGES_DB, DATABASE_URL, MESSAGES_KEEP_DAYS, ' +
      'NOTIFY_SMTP, NOTIFY_TO, NOTIFY_FROM, RATE_LIMIT, TRUST_PROXY, LOG_REQUESTS, ' +
      'METRICS_PORT, SECURITY_CONTACT, SITE_URL, PAGES_MAX_AGE, ' +
      'VITE_API_BASE, VITE_MEDIA_BASE, VITE_ABOUT_ARMENIA_URL, VITE_INVESTMENT_URL, ' +
      'VITE_GOOGLE_MAPS_KEY, VITE_GOOGLE_MAPS_MAP_ID',
  )
})

test.each([
  [{ NOTIFY_SMTP: 'http://user:secret@mail.example' }, /^NOTIFY_SMTP is wrong\. Set it to /],
  [{ DATABASE_URL: 'mysql://user:secret@host/fez' }, /^DATABASE_URL is wrong\. Set it to /],
  [{ NOTIFY_SMTP: 'smtp://mail.example' }, /^NOTIFY_SMTP and NOTIFY_TO go together/],
  [{ NOTIFY_TO: 'staff@fez.example' }, /^NOTIFY_SMTP and NOTIFY_TO go together/],
  [{ NOTIFY_TO: 'staff@fez.example,' }, /^NOTIFY_TO is "staff@fez.example,"\. Set it to /],
  [{ NOTIFY_TO: 'a\nBcc: b@x.example' }, /^NOTIFY_TO is "a/],
])('a wrong mail or database setting is named without its password: %j', (env, fault) => {
  expect(startFault(() => readSettings(env))).toMatch(fault)
  expect(startFault(() => readSettings(env))).not.toContain('secret')
})

test('mails come from the first of the staff, unless an address of their own is set', () => {
  const env = { NOTIFY_SMTP: 'smtp://mail.example:587', NOTIFY_TO: 'a@fez.example, b@fez.example' }
  const notices = { smtp: 'smtp://mail.example:587', to: ['a@fez.example', 'b@fez.example'] }
  expect(readSettings(env).notifications).toEqual({ ...notices, from: 'a@fez.example' })
  expect(readSettings({ ...env, NOTIFY_FROM: 'site@fez.example' }).notifications).toEqual({
    ...notices,
    from: 'site@fez.example',
  })
})

test.each([
  [
    { CONTENT_API: 'https://api.example', NOTIFY_FROM: 'a@b.example' },
    'NOTIFY_FROM',
    'beside CONTENT_API',
  ],
  [
    { CONTENT_API: 'https://api.example', MESSAGES_DB: 'm.db' },
    'MESSAGES_DB',
    'beside CONTENT_API',
  ],
  [{ DATABASE_URL: 'postgres://a/b', MESSAGES_DB: 'm.db' }, 'MESSAGES_DB', 'beside DATABASE_URL'],
  [{ NOTIFY_FROM: 'a@b.example' }, 'NOTIFY_FROM', 'without NOTIFY_SMTP'],
  [{ MEDIA_PATHS: '/files/' }, 'MEDIA_PATHS', 'without CONTENT_API'],
  [{ CONTENT_TIMEOUT: '5' }, 'CONTENT_TIMEOUT', 'without CONTENT_API or VITE_API_BASE'],
  [{ VITE_GOOGLE_MAPS_MAP_ID: 'id' }, 'VITE_GOOGLE_MAPS_MAP_ID', 'without VITE_GOOGLE_MAPS_KEY'],
])('a setting that changes nothing is named: %j', (env: Record<string, string>, name, why) => {
  expect(readSettings(env).withoutEffect).toContain(`${name} has no effect ${why}`)
})

test('settings that have an effect are not named', () => {
  const env = {
    NOTIFY_SMTP: 'smtp://m.example',
    NOTIFY_TO: 'a@b.example',
    NOTIFY_FROM: 'c@b.example',
  }
  const backend = { CONTENT_API: 'https://api.example', CONTENT_TIMEOUT: '5', MEDIA_PATHS: '/a/' }
  expect([env, backend].map((set) => readSettings(set).withoutEffect)).toEqual([[], []])
})

test('.env is read from the given folder', async () => {
  const folder = await temporaryFolder({ '.env': 'SITE_URL=https://fez.example' })
  expect(currentSettings(folder).siteUrl?.href).toBe('https://fez.example/')
})

test('.env may be missing', async () => {
  const folder = await temporaryFolder()
  expect(currentSettings(folder).siteUrl).toBeUndefined()
})

test('.env.example names every setting with its default', async () => {
  const example = await readFile(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  expect(parseEnv(example)).toEqual({})

  const all = example.replace(/^#(?=[A-Z])/gm, '')
  expect(readSettings({}, all)).toEqual({ ...defaults, withoutEffect: expect.any(Array) as [] })
  const refused = startFault(() => readSettings({}, 'NO_SUCH=1'))
  expect(Object.keys(parseEnv(all)).sort()).toEqual(
    refused.split('one of: ')[1]?.split(', ').sort(),
  )
})

function startFault(read: () => unknown): string {
  try {
    read()
  } catch (fault) {
    if (fault instanceof StartError) return fault.message
    throw fault
  }
  throw new Error('It was accepted.')
}
