import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { scripts } from '../../../package.json' with { type: 'json' }
import { whenListening } from '../../../tools/support/when-listening.ts'
import { startBackendServer } from '../../support/backend-server.ts'
import { type Files, temporaryFolder } from '../../support/temporary-folder.ts'
import { silentServer } from './support/silent-server.ts'
import { BUILT_SITE, runProgram, startProgram, startServer } from './support/start-program.ts'
import { post } from './support/test-messages.ts'

/** Makes each import of the PostgreSQL client fail. */
const WITHOUT_PG = `import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (name === 'pg') throw new Error('pg is imported')
      return next(name, context)
    },
  })`

/** Ends each wait of ten seconds at once. */
const WITHOUT_TEN_SECONDS = `import { syncBuiltinESMExports } from 'node:module'
  import timers from 'node:timers/promises'
  const { setTimeout } = timers
  timers.setTimeout = (ms, ...others) => setTimeout(ms === 10_000 ? 0 : ms, ...others)
  syncBuiltinESMExports()`

const imported = (source: string) => `--import "data:text/javascript,${encodeURI(source)}"`

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string

function parseLines(lines: string[]) {
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('the server starts without a database or a PostgreSQL client', async () => {
  const env = { NODE_OPTIONS: imported(WITHOUT_PG) }
  const { program, address, folder } = await startServer(env)

  expect(await (await fetch(address)).text()).toContain('<p>the page</p>')
  expect(await (await fetch(`${address}fez/navbar-data`)).json()).toEqual({ payload: null })
  expect(await readdir(join(folder, 'data'))).toContain('messages.db')

  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})

test('SIGHUP brings new content at once', async () => {
  await using backend = await startBackendServer()
  const { program, address, said } = await startServer({
    CONTENT_API: backend.url,
    PAGES_MAX_AGE: '86400',
  })
  const content = async (): Promise<unknown> => (await fetch(`${address}fez/contact-us`)).json()
  for (const description of ['one', 'two']) {
    backend.change('contact-us', { description })
    program.kill('SIGHUP')
    await expect.poll(content).toEqual({ payload: { description } })
  }
  await said(/The content has been asked for again \(SIGHUP\)/)
  expect(program.exitCode).toBeNull()
})

test('a server that cannot use something serves the site', async () => {
  const { program, address, errorLines, folder } = await startServer(
    { MESSAGES_DB: 'messages.db', MEDIA_PATHS: '/files/', CONTENT_TIMEOUT: '5' },
    await temporaryFolder({ 'messages.db': 'text'.repeat(1000) }),
  )
  await expect
    .poll(errorLines)
    .toEqual([
      'CONTENT_TIMEOUT has no effect without CONTENT_API or VITE_API_BASE',
      'MEDIA_PATHS has no effect without CONTENT_API',
      `Messages cannot be stored in ${folder}/messages.db: file is not a database. Correct MESSAGES_DB, or restore a backup over this file`,
    ])
  expect(await (await fetch(address)).text()).toContain('<p>the page</p>')

  program.kill('SIGINT')
  expect(await once(program, 'exit')).toEqual([0, null])
})

const OLD_NODE = imported(
  "Object.defineProperty(process, 'versions', { value: { node: '22.18.9' } })",
)

const NEEDED = /^The server needs Node 22\.19 or later; this is v[\d.]+\n$/

test.each([
  ['npm start', scripts.start, '', NEEDED],
  ['npm run messages', scripts.messages, '', NEEDED],
  [
    'npm start in production',
    scripts.start,
    'production',
    /`npm ci --include=dev` installs one; .*\n$/,
  ],
])('%s refuses an old Node with one line', (_, command, NODE_ENV, line) => {
  const env = { PATH: process.env.PATH, NODE_OPTIONS: OLD_NODE, NODE_ENV }
  const { status, stderr } = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(line)])
})

test('a start without SECURITY_CONTACT says so', async () => {
  const { said } = await startServer()
  expect(await said(/^(The site has no security\.txt)\. Set SECURITY_CONTACT /m)).toBeTruthy()
})

test('the server outlives the reader of its log', async () => {
  const { program, address } = await startServer({ LOG_REQUESTS: '1' })
  program.stdout.destroy()
  program.stderr.destroy()
  const headers = { 'X-Forwarded-For': 'a warning on standard error' }
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await fetch(`${address}healthz`, { headers })).status).toBe(200)
  }
})

test('with LOG_FORMAT=json each line is an object with fields', async () => {
  const settings = { LOG_FORMAT: 'json', LOG_REQUESTS: '1', MEDIA_PATHS: '/files/' }
  const { address, said, errorLines } = await startServer(settings)
  // Otherwise this line could be the last.
  await said(/pages are (prerendered)/)
  await fetch(`${address}fez/navbar-data?query`)
  await said(/"(ms)":/)
  expect(parseLines(errorLines())).toEqual([
    {
      time: TIME,
      level: 'error',
      message: 'MEDIA_PATHS has no effect without CONTENT_API',
    },
  ])
  const lines = parseLines((await said(/^((?:.*\n)*)/)).split('\n'))
  expect(lines[0]).toEqual({ time: TIME, level: 'info', message: expect.any(String) as string })
  expect(lines.at(-1)).toEqual({
    ...{ time: TIME, level: 'info' },
    message: expect.stringMatching(/^GET \/fez\/navbar-data 200 \d+ ms$/) as string,
    ...{ method: 'GET', path: '/fez/navbar-data', status: 200, ms: expect.any(Number) as number },
  })
})

test('a server whose pages are late starts after PAGES_MAX_WAIT', async () => {
  const hanging = {
    'dist-renderer/renderer.js': 'export const prerenderer = await new Promise(() => {})',
  }
  const folder = await temporaryFolder({ ...BUILT_SITE, ...hanging })
  const program = startProgram('main.ts', folder, { PORT: '0', PAGES_MAX_WAIT: '1' })
  const { address, errorLines } = await whenListening(program)
  expect(await (await fetch(address)).text()).toContain('<p>the page</p>')
  expect(errorLines()).toEqual([
    'Not all pages are there after 1 s (PAGES_MAX_WAIT). Until they are, visitors get the last ones, or pages without text',
  ])
})

test('a server that is stopped while it starts ends at once', async () => {
  const asked = Promise.withResolvers<undefined>()
  await using backend = await startBackendServer(() => {
    asked.resolve(undefined)
  })
  const settings = { CONTENT_API: backend.url, CONTENT_TIMEOUT: '120', PAGES_MAX_WAIT: '60' }
  const program = startProgram('main.ts', await temporaryFolder(BUILT_SITE), settings)
  const output = text(program.stdout)
  await asked.promise
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
  expect(await output).toBe('The server is stopping\n')
})

test('a server that stops waits for no more than ten seconds', async () => {
  const forwarded = Promise.withResolvers<undefined>()
  await using backend = await startBackendServer(({ method }, response) => {
    if (method === 'POST') forwarded.resolve(undefined)
    else response.end('{"payload":null}')
  })
  const { program, address, said } = await startServer({
    ...{ CONTENT_API: backend.url, NODE_OPTIONS: imported(WITHOUT_TEN_SECONDS) },
  })
  await said(/pages are prerendered/)
  const answer = post(address).catch(() => 'cut')
  await forwarded.promise
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
  expect(await answer).toBe('cut')
})

test('signals count while the server waits for its database', async () => {
  const sockets: Socket[] = []
  const { port } = await silentServer((socket) => sockets.push(socket))
  const program = startProgram('main.ts', await temporaryFolder(BUILT_SITE), {
    DATABASE_URL: `postgres://127.0.0.1:${port}/fez`,
  })
  const output = text(program.stdout)
  await expect.poll(() => sockets).not.toHaveLength(0)
  const exit = once(program, 'exit')
  for (const signal of ['SIGHUP', 'SIGTERM'] as const) program.kill(signal)
  for (const socket of sockets) socket.destroy()
  expect(await exit).toEqual([0, null])
  expect(await output).not.toContain('The site is at')
})

test('a server whose port is taken ends, whatever it renders', async () => {
  const { address } = await startServer()
  const build = JSON.parse(BUILT_SITE['dist-renderer/build.json']) as { routes: object[] }
  const slow = { ...build.routes[0], path: '/slow', kind: 'shell' }
  const folder = await temporaryFolder({
    ...BUILT_SITE,
    'dist-renderer/build.json': JSON.stringify({ ...build, routes: [...build.routes, slow] }),
    'dist-renderer/renderer.js': `export const prerenderer = () => ({ path }) =>
      path === '/slow' ? new Promise(() => {}) : { lang: 'en', head: '', body: '', records: '' }`,
  })
  const { port } = new URL(address)
  expect(await runProgram('main.ts', folder, { PORT: port })).toEqual({
    stdout: '',
    stderr: `Port ${port} of 127.0.0.1 is in use. Stop the other program, or set PORT to another number\n`,
    code: 1,
  })
})

test('a server whose port is taken waits for no content call', async () => {
  const { address } = await startServer()
  await using hanging = await startBackendServer(() => undefined)
  const { port } = new URL(address)
  const settings = { PORT: port, CONTENT_API: hanging.url, PAGES_MAX_WAIT: '1' }
  const { stderr } = await runProgram('main.ts', await temporaryFolder(BUILT_SITE), settings)
  expect(stderr).toMatch(/is in use\. Stop the other program, or set PORT to another number\n$/)
})

test('a site that another release has built is not served', async () => {
  const build = JSON.parse(BUILT_SITE['dist-renderer/build.json']) as object
  const folder = await temporaryFolder({
    ...BUILT_SITE,
    'dist-renderer/build.json': JSON.stringify({ ...build, format: undefined }),
  })
  expect(await runProgram('main.ts', folder, { PORT: '0' })).toEqual({
    stdout: '',
    stderr: 'Another release has built the site. Run `npm run build`, and start the server again\n',
    code: 1,
  })
})

test.each([
  [
    'https://a.example/',
    [
      'The site was built with another SITE_URL. Set that one here, or build the site again with this one',
    ],
  ],
  ['', []],
])(
  'a site built with SITE_URL %j says whether the server may have another',
  async (address, lines) => {
    const build = JSON.parse(BUILT_SITE['dist-renderer/build.json']) as object
    const builtIn = { SITE_URL: address, VITE_API_BASE: '', VITE_MEDIA_BASE: '' }
    const folder = await temporaryFolder({
      ...BUILT_SITE,
      'dist-renderer/build.json': JSON.stringify({ ...build, builtIn }),
    })
    const env = { PORT: '0', SITE_URL: 'https://b.example', VITE_MEDIA_BASE: '/' }
    const { errorLines } = await whenListening(startProgram('main.ts', folder, env))
    expect(errorLines()).toEqual(lines)
  },
)

test.each([
  ['the environment', { LOG_FORMAT: 'json' }, ''],
  ['.env', {}, 'export LOG_FORMAT="json"'],
])('with LOG_FORMAT=json in %s a refusal is JSON, too', async (_, env, file) => {
  const folder = await temporaryFolder({ ...BUILT_SITE, '.env': `${file}\nno setting` })
  const { stderr, code } = await runProgram('start.js', folder, env)
  const message = expect.stringContaining('Line 2 of .env is no setting') as string
  expect(parseLines(stderr.split('\n'))).toEqual([{ time: TIME, level: 'error', message }])
  expect(code).toBe(1)
})

test('with LOG_FORMAT=json what Node itself says is JSON, too', async () => {
  const crash = `process.on('SIGUSR2', () => {
    process.emitWarning('careful')
    setImmediate(() => { throw new Error('crash') })
  })`
  const { program, errorLines } = await startServer({
    ...{ LOG_FORMAT: 'json', NODE_OPTIONS: imported(crash) },
  })
  program.kill('SIGUSR2')
  expect(await once(program, 'close')).toEqual([1, null])
  const messages = parseLines(errorLines()).map(({ message }) => message)
  expect(messages).toEqual(['Warning: careful', expect.stringMatching(/^Error: crash/)])
})

// read-arguments.test.ts has wrong arguments.
test.each<[string, Files, Record<string, string>, RegExp]>([
  [
    'a missing site',
    {},
    {},
    /^There is no built site in \/.+\. Run `npm run build` there, or .*\n$/,
  ],
  [
    'a site that cannot be read',
    { ...BUILT_SITE, dist: '' },
    {},
    /^The built site cannot be read: ENOTDIR.*\. Run `chmod -R a\+rX dist dist-renderer`, or .*\n$/,
  ],
  [
    'a build of which a part was written',
    { ...BUILT_SITE, 'dist-renderer/build.json': '{"format":' },
    {},
    /^dist-renderer\/build\.json cannot be read: Unexpected end .*\. Run `npm run build` again\n$/,
  ],
  [
    'an unreadable .env',
    { ...BUILT_SITE, '.env/PORT': '5000' },
    {},
    /^\/.+\/\.env cannot be read by this user: EISDIR.*\n$/,
  ],
  [
    'a folder of messages that does not exist',
    BUILT_SITE,
    { MESSAGES_DB: 'dta/messages.db' },
    /^MESSAGES_DB leads to a folder that does not exist: \/.+\/dta\. Make a folder there, or .*\n$/,
  ],
  [
    'a folder of data that does not exist',
    BUILT_SITE,
    { DATA_DIR: 'dta', CONTENT_API: 'http://127.0.0.1:1' },
    /^DATA_DIR leads to a folder that does not exist: \/.+\/dta\. Make a folder there, or .*\n$/,
  ],
  [
    'the default folder of another setting',
    BUILT_SITE,
    { CONTENT_FOLDER: 'data' },
    /^CONTENT_FOLDER leads to a folder that does not exist: \/.+\/data\. Make a folder there, or .*\n$/,
  ],
  [
    'a certificate that is not there',
    BUILT_SITE,
    { DATABASE_URL: 'postgres://127.0.0.1:1/fez?sslmode=verify-full&sslrootcert=/no/root.crt' },
    /^Messages cannot be stored in .+: ENOENT: .+root\.crt'\. Correct the path of this file in DATABASE_URL\n$/,
  ],
  [
    'a folder for a file',
    BUILT_SITE,
    { MESSAGES_DB: 'dist-renderer' },
    /^Messages cannot be stored in \/.+\/dist-renderer: .*\. Let this user write there, or .*\n$/,
  ],
])('%s stops the start with one line and exit code 1', async (_, files, env, line) => {
  const settings = { PORT: '0', ...env }
  const folder = await temporaryFolder(files)
  const ended = await runProgram('main.ts', folder, settings)
  expect(ended).toEqual({ stdout: '', stderr: expect.stringMatching(line) as string, code: 1 })
  expect(await readdir(folder)).not.toContain('dta')
})
