import { expect, test } from 'vitest'
import { SETTING_NAMES } from '../../../../../server/platform/settings/known-settings.ts'
import { requireFolders } from '../../../../../server/platform/settings/require-folders.ts'
import { currentSettings, readSettings } from '../../../../../server/platform/settings/settings.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

test('a setting comes from the environment, else from .env', () => {
  const file =
    'PORT=5000\nHOST="0.0.0.0" # all\n\n# PORT=7000\nCONTENT_API=https://api.example/v1/\n'
  const fromFile = readSettings({}, file)
  expect(fromFile).toMatchObject({ port: 5000, host: '0.0.0.0' })
  expect(fromFile.contentApi?.href).toBe('https://api.example/v1/')

  expect(readSettings({ PORT: '6000' }, file)).toMatchObject({ port: 6000, host: '0.0.0.0' })
  expect(readSettings({ CONTENT_API: ' ' }, file).contentApi).toBeUndefined()
})

// security-headers.test.ts has origins that the pages may use.
test.each<[string, string, object]>([
  ['RATE_LIMIT', '1000', { rateLimit: 1000 }],
  ['RATE_LIMIT', 'off', { rateLimit: 'off' }],
  ['MESSAGES_KEEP_DAYS', '365', { messagesKeepDays: 365 }],
  ['SECURITY_CONTACT', 'a@fez.example', { securityContact: 'mailto:a@fez.example' }],
  ['SECURITY_CONTACT', 'mailto:a@fez.example', { securityContact: 'mailto:a@fez.example' }],
  ['SECURITY_CONTACT', 'MailTo:a@fez.example', { securityContact: 'mailto:a@fez.example' }],
  ['SECURITY_CONTACT', 'https://a.example/b', { securityContact: 'https://a.example/b' }],
  ['CONTENT_API_TOKEN', '1|aZ._~+/-=', { contentApiToken: '1|aZ._~+/-=' }],
  ['CONTENT_TIMEOUT', '120', { contentTimeoutS: 120 }],
  ['MEDIA_PATHS', '/files/, /app/a/', { mediaPaths: ['/media/', '/files/', '/app/a/'] }],
  ['VITE_API_BASE', 'https://api.example', { mediaOrigins: [] }],
])('%s=%s is read as %j', (name, value, settings) => {
  expect(readSettings({ [name]: value })).toMatchObject(settings)
})

test('without SITE_URL the site is at HOST and PORT', () => {
  expect(readSettings({ HOST: 'a.example' }).siteUrl.href).toBe('http://a.example:4173/')
  expect(readSettings({ HOST: '::1' }).siteUrl.href).toBe('http://[::1]:4173/')
})

test.each([
  ['PORT', 'a whole number from 0 to 65535', ['http', '65536', '-1', '80.5']],
  ['MESSAGES_DB', 'the path of a file', ['data/']],
  ['MESSAGES_KEEP_DAYS', 'a whole number from 1 to 36500', ['0', '1.5']],
  ['RATE_LIMIT', 'a whole number from 1 to 1000, or off', ['0', '1001', '1.5', 'none']],
  ['TRUST_PROXY', 'a whole number from 0 to 9', ['yes', '-1', '10', '1.5']],
  ['LOG_FORMAT', 'text or json', ['JSON', 'jsonl']],
  ['LOG_REQUESTS', '1 or 0', ['yes', 'constructor']],
  ['PAGES_MAX_AGE', 'a whole number from 1 to 86400', ['0', '86401', '1.5']],
  ['PAGES_MAX_WAIT', 'a whole number from 1 to 60', ['0', '61']],
  ['HOST', 'a host name or an IP address', ['a b', 'http://a', 'localhost:80', '999.0.0.1']],
  ['CONTENT_API', 'an http or https address', ['api.example', 'ftp://api.example']],
  ['CONTENT_API', 'user name, query or #', ['https://a:b@c', 'https://a/?b=c', 'https://a/#']],
  [
    'CONTENT_API',
    'without /fez at its end',
    ['https://a.example/fez', 'https://a.example/v1/fez/'],
  ],
  ['VITE_API_BASE', 'without /fez at its end', ['https://a.example/fez', '/fez', '/v1/fez/']],
  ['CONTENT_API_TOKEN', 'the token alone', ['Bearer token', 'tøken']],
  ['CONTENT_TIMEOUT', 'a whole number from 1 to 120', ['0', '121', '10s']],
  ['MEDIA_PATHS', 'paths such as /uploads/', ['/', 'uploads', '/uploads', '/uploads/,']],
  ['MEDIA_PATHS', 'paths such as /uploads/', ['//a/', '/a/../', '/:name/', 'https://a.example/']],
  ['MEDIA_PATHS', "/fez/ and /assets/ are the site's own", ['/fez/', '/assets/pictures/']],
  [
    'PREVIEW_FRAME_ANCESTORS',
    'origins such as',
    ['*', 'cms.example', 'https://a.example/b', 'none,'],
  ],
  ['NOTIFY_SMTP', 'smtp://', ['http://mail.example', 'mail.example']],
  [
    'NOTIFY_TO',
    'mail addresses',
    ['staff@fez.example,', 'mailto:a@fez.example', 'a\nBcc: b@x.example'],
  ],
  ['DATABASE_URL', 'postgres://', ['mysql://user:password@host/fez']],
  ['SECURITY_CONTACT', 'an address that begins with https://', ['http://a.example', 'somebody']],
  ['SECURITY_CONTACT', 'with or without mailto:', ['mailto:', 'mailto:mailto:a@fez.example']],
  ['VITE_MEDIA_BASE', 'without a path', ['files.example', 'https://files.example/a/', '/uploads/']],
  ['SITE_URL', 'without a path', ['fez.example', 'https://host.example/fez']],
  ['VITE_API_BASE', 'or a path of this site', ['api.example', '//api.example']],
  ['VITE_INVESTMENT_URL', 'an http or https address', ['a.example', 'javascript:alert(1)', 'x y']],
  ['VITE_ABOUT_ARMENIA_URL', 'without user name', ['https://a:b@c', 'https://a.example/x y']],
])('a wrong %s stops the start with one line: set it to %s', (name, allowed, values) => {
  for (const value of values) {
    const read = () => readSettings({ [name]: value })
    expect(read, value).toThrow(`${name} in the environment is wrong. Set it to `)
    expect(read, value).toThrow(allowed)
  }
})

test.each([
  ['needs the folder of its content', {}, /^CONTENT_FOLDER leads to a folder that does not exist/],
  [
    'needs a folder, not a file',
    { CONTENT_FOLDER: 'package.json' },
    /^CONTENT_FOLDER leads to a file, not to a folder: \/.+\/package\.json\. Make a folder there, or /,
  ],
  ['with a backend needs none', { CONTENT_API: 'https://cms.example' }, /^started$/],
])('a server %s', (_, env, line) => {
  const settings = readSettings({ CONTENT_FOLDER: 'no/folder', ...env })
  const start = () => {
    requireFolders(settings)
    throw new Error('started')
  }
  expect(start).toThrow(line)
})

test('a folder that cannot be looked for is named with the reason', () => {
  const start = () => {
    requireFolders(readSettings({ CONTENT_FOLDER: 'a'.repeat(300) }))
  }
  expect(start).toThrow(
    /^CONTENT_FOLDER leads to a folder that this user cannot read: ENAMETOOLONG/,
  )
})

test('a wrong setting is named with its place', () => {
  expect(() => readSettings({}, 'PORT=a')).toThrow('PORT in .env is wrong. Set it to ')
  expect(() => readSettings({ PORT: 'a' }, 'PORT=5')).toThrow('PORT in the environment is wrong. ')
})

test.each(['12#secret', 'secret#', '12/secret', '12?secret'])(
  'a character of a password that is not encoded is named: %s',
  (password) => {
    const settings = {
      NOTIFY_SMTP: `smtp://user:${password}@mail.example`,
      DATABASE_URL: `postgres://user:${password}@host/fez`,
    }
    for (const [name, value] of Object.entries(settings)) {
      const read = () => readSettings({ [name]: value })
      expect(read).toThrow(`${name} in the environment is wrong. Set it to `)
      expect(read).toThrow(' # as %23')
    }
  },
)

test('no refusal holds a value, which may be a password', () => {
  const secret = 'smtp://user:se%23cret@mail.example?secret=1'
  const allowing =
    /^(CONTENT_API_TOKEN|CONTENT_FOLDER|DATA_DIR|MESSAGES_DB|NOTIFY_SMTP|VITE_GOOGLE_.*)$/
  for (const name of SETTING_NAMES.filter((one) => !allowing.test(one))) {
    expect(() => readSettings({ [name]: secret }), name).toThrow(`${name} in the environment`)
    expect(() => readSettings({ [name]: secret }), name).not.toThrow('cret')
  }
})

test('metrics on the port of the site are refused', () => {
  const line = 'METRICS_PORT is the same as PORT. Set one of them to another number'
  expect(() => readSettings({ METRICS_PORT: '4173' })).toThrow(line)
  expect(() => readSettings({ METRICS_PORT: '80', PORT: '80' })).toThrow(line)
  expect(readSettings({ METRICS_PORT: '0', PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 })
})

test('a mail server and the staff go together', () => {
  const line = 'NOTIFY_SMTP and NOTIFY_TO go together'
  expect(() => readSettings({ NOTIFY_SMTP: 'smtp://mail.example' })).toThrow(line)
  expect(() => readSettings({ NOTIFY_TO: 'staff@fez.example' })).toThrow(line)
})

test.each([
  ['CONTNET_API', 'Did you mean CONTENT_API?'],
  ['content_api', 'Did you mean CONTENT_API?'],
  ['DATABSE_URL', 'Did you mean DATABASE_URL?'],
  ['SITEURL', 'Did you mean SITE_URL?'],
  ['METRIC_PORT', 'Did you mean METRICS_PORT?'],
  ['PROT', 'Did you mean PORT?'],
  ['HOSTS', 'Did you mean HOST?'],
  ['NOTIFY_MAIL', 'Use one of: NOTIFY_SMTP, NOTIFY_TO, NOTIFY_FROM'],
  ['TRUST_PROXIES', 'Did you mean TRUST_PROXY?'],
])('a name in .env that is no setting stops the start: %s', (name, hint) => {
  expect(() => readSettings({}, `${name}=secret`)).toThrow(
    `.env sets "${name}", which is not a setting. ${hint}`,
  )
})

test('variables of other programs change nothing', () => {
  const names =
    `PGPORT PGHOST DBHOST REPORT EXPORT VHOST PORT0 PROT HOSTS HOME HOSTNAME PATH LOGNAME SITEURL
    MEDIA_ROOT MEDIA_PATH DATA_DIRS DATABASE_HOST DATABSE_URL DB_PORT LOG_LEVEL SITE_ID SITE_NAME SECURITY_KEY
    HTTP_HOST REMOTE_PORT npm_config_port npm_package_json XDG_DATA_DIRS DEPLOY_URL CF_PAGES GITHUB_TOKEN
    STATE_DIRECTORY METRIC_PORT SMTP_HOST VITEST constructor __proto__`.split(/\s+/)
  const others = Object.fromEntries(names.map((name) => [name, 'secret']))
  expect(readSettings({ ...others, CONTENT_TYPE: '' })).toEqual(readSettings({}))
})

test.each([
  ['CONTENT_TYPE', 'CONTENT_API, CONTENT_API_TOKEN, CONTENT_TIMEOUT'],
  ['content_api', 'CONTENT_API, CONTENT_API_TOKEN, CONTENT_TIMEOUT'],
  ['CONTENT_API_SERVICE_HOST', 'CONTENT_API, CONTENT_API_TOKEN, CONTENT_TIMEOUT'],
  ['MESSAGES_DIR', 'MESSAGES_DB, MESSAGES_KEEP_DAYS, MESSAGES_BACKEND_KEEP_DAYS'],
  ['METRICS_PORTS', 'METRICS_PORT'],
  ['NOTIFY_MAIL', 'NOTIFY_SMTP, NOTIFY_TO, NOTIFY_FROM'],
  ['PAGES_MAXAGE', 'PAGES_MAX_AGE, PAGES_MAX_WAIT'],
  ['RATE_LIMITS', 'RATE_LIMIT'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['VITE_GOOGLE_MAP_KEY', /^VITE_API_BASE, .*, VITE_GOOGLE_MAPS_MAP_ID$/],
])('a variable that begins like a setting is one line: %s', (name, known) => {
  const { withoutEffect, ...settings } = readSettings({ [name]: 'secret' })
  expect(settings).toEqual({ ...readSettings({}), withoutEffect: undefined })
  const [start, list] = withoutEffect.join('\n').split(' Use one of: ')
  expect(start).toBe(`${name} has no effect on the site, because it is not a setting.`)
  expect(list).toMatch(known)
})

test.each([
  'PORT: 5000',
  'PORT',
  '=5000',
  'a name=5000',
  'smtp://user:pass=word@mail.example',
  'HOST="0.0.0.0',
  "HOST='a'b",
  `NOTIFY_SMTP="smtp://user:12"word@mail.example"`,
  'NOTIFY_SMTP=smtp://user:12#word@mail.example',
])('a line of .env that is no setting is named by its number: %s', (line) => {
  const read = () => readSettings({}, `PORT=5000\r\n\n # comment\n${line}\nHOST=::1`)
  expect(read).toThrow('Line 4 of .env is no setting. Write NAME=value, or NAME="value" if ')
  expect(read).not.toThrow('word')
})

test('a setting that .env has twice is named by the second line', () => {
  const read = () => readSettings({}, 'PORT=5000\nHOST=::1\nPORT=5001')
  expect(read).toThrow('Line 3 of .env sets PORT again. Remove one of the two')
})

test.each([
  ['a byte order mark', Buffer.from('\ufeffPORT=4\nHOST=a\n')],
  ['line ends of CR', Buffer.from('PORT=4\rHOST=a\r')],
  ['line ends of CR LF', Buffer.from('PORT=4\r\nHOST=a\r\n')],
  ['UTF-16', Buffer.from('\ufeffPORT=4\r\nHOST=a', 'utf16le')],
  ['UTF-16, big-endian', Buffer.from('\ufeffPORT=4\nHOST=a', 'utf16le').swap16()],
])('.env may have %s', async (_, bytes) => {
  const folder = await temporaryFolder({ '.env': bytes })
  expect(currentSettings(folder)).toMatchObject({ port: 4, host: 'a' })
})

test('a value of .env that is in another encoding is named by its line', async () => {
  const bytes = Buffer.from(
    '# \xcf\xee\xf0\xf2\nPORT=4\nSITE_URL=https://\xe7\xee\xed\xe0.\xf0\xf4',
    'latin1',
  )
  const folder = await temporaryFolder({ '.env': bytes })
  const read = () => currentSettings(folder)
  expect(read).toThrow('Line 3 of .env is not in UTF-8. Save the file as UTF-8')
})

test('lines of .env may be written as for a shell', () => {
  const file = `export PORT = 5000 # comment\n\tHOST='a.example'\nDATA_DIR="a#b" # c\nSITE_URL=\nRATE_LIMIT= # c`
  expect(readSettings({}, file)).toMatchObject({ port: 5000, host: 'a.example', dataDir: 'a#b' })
})

const API = { CONTENT_API: 'https://api.example' }
const MAIL = { NOTIFY_SMTP: 'smtp://mail.example:587', NOTIFY_TO: 'a@fez.example, b@fez.example' }

test('mails come from the first of the staff by default', () => {
  const mail = { smtp: 'smtp://mail.example:587', to: ['a@fez.example', 'b@fez.example'] }
  expect(readSettings(MAIL).notifications).toEqual({ ...mail, from: 'a@fez.example' })
  const { notifications } = readSettings({ ...MAIL, NOTIFY_FROM: 'site@fez.example' })
  expect(notifications).toEqual({ ...mail, from: 'site@fez.example' })
})

test.each([
  [{ NOTIFY_FROM: 'a@b.example' }, 'beside CONTENT_API', API],
  [{ MESSAGES_DB: 'm.db' }, 'beside CONTENT_API', API],
  [{ MESSAGES_KEEP_DAYS: '90' }, 'beside CONTENT_API', API],
  [{ MESSAGES_DB: 'm.db' }, 'beside DATABASE_URL', { DATABASE_URL: 'postgres://a/b' }],
  [{ NOTIFY_FROM: 'a@b.example' }, 'without NOTIFY_SMTP', {}],
  [{ MEDIA_PATHS: '/files/' }, 'without CONTENT_API', {}],
  [{ CONTENT_API_TOKEN: 'a' }, 'without CONTENT_API', {}],
  [{ CONTENT_TIMEOUT: '5' }, 'without CONTENT_API or VITE_API_BASE', {}],
  [{ VITE_GOOGLE_MAPS_MAP_ID: 'id' }, 'without VITE_GOOGLE_MAPS_KEY', {}],
])('a setting that changes nothing is named: %j has no effect %s', (setting, why, others) => {
  const [name] = Object.keys(setting)
  const { withoutEffect } = readSettings({ ...others, ...setting })
  expect(withoutEffect).toContain(`${name} has no effect ${why}`)
})

test('beside a socket of systemd, HOST and PORT are named', () => {
  const socket = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) }
  const because = 'has no effect on where the site is served: the socket of systemd sets that'
  const linesOf = (env: Record<string, string>) => readSettings({ ...socket, ...env }).withoutEffect
  expect(linesOf({ HOST: '::1', PORT: '80' })).toEqual([`HOST ${because}`, `PORT ${because}`])
  expect(linesOf({ HOST: '::1', METRICS_PORT: '9464' })).toEqual([
    `HOST ${because}. METRICS_PORT still uses it`,
  ])
  expect(linesOf({ HOST: '::1', LISTEN_PID: '1' })).toEqual([])
})

test('a value that only the unit or the container sets is not named', () => {
  expect(readSettings({ ...API, MESSAGES_KEEP_DAYS: '365' }).withoutEffect).toEqual([])
})

test('a setting that another one gives an effect is not named', () => {
  const { withoutEffect } = readSettings({ ...API, CONTENT_TIMEOUT: '5', MEDIA_PATHS: '/a/' })
  expect(withoutEffect).toEqual([])
  expect(readSettings({ ...MAIL, NOTIFY_FROM: 'c@b.example' }).withoutEffect).toEqual([])
})

test('a strange name in .env is refused with all names', () => {
  expect(() => readSettings({}, 'UNKNOWN=1')).toThrow(
    `.env sets "UNKNOWN", which is not a setting. Use one of: ${SETTING_NAMES.join(', ')}`,
  )
})
