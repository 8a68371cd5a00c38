import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { freePort } from './support/free-port.ts'
import { BUILT_SITE, runProgram, startServer } from './support/start-program.ts'

test('the server logs its address, serves the site, makes the database, and stops on SIGTERM', async () => {
  const folder = await temporaryFolder()
  const { program, address } = await startServer(folder, {}, BUILT_SITE)

  expect(await (await fetch(address)).text()).toContain('<p>the page</p>')
  expect(await (await fetch(`${address}fez/navbar-data`)).json()).toEqual({ payload: {} })
  expect(existsSync(join(folder, 'data/messages.db'))).toBe(true)

  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})

test('the server names the settings that change nothing, and runs', async () => {
  const settings = { MESSAGES_DB: 'messages.db', MEDIA_PATHS: '/files/', CONTENT_TIMEOUT: '5' }
  const { address, errorLines, stop } = await startServer(
    await temporaryFolder(),
    settings,
    BUILT_SITE,
  )
  expect((await fetch(address)).status).toBe(200)
  await stop()
  expect(errorLines()).toEqual([
    'MEDIA_PATHS has no effect without CONTENT_API',
    'CONTENT_TIMEOUT has no effect without CONTENT_API or VITE_API_BASE',
  ])
})

test('if the database cannot be made, the server says so, serves the site, and stops on SIGINT', async () => {
  const { program, address, errorLines } = await startServer(
    await temporaryFolder({ 'data/messages.db': 'text'.repeat(1000) }),
    {},
    BUILT_SITE,
  )
  await expect
    .poll(errorLines)
    .toEqual([expect.stringMatching(/^Messages cannot be stored in data\/messages\.db: /)])
  expect(await (await fetch(address)).text()).toContain('<p>the page</p>')

  program.kill('SIGINT')
  expect(await once(program, 'exit')).toEqual([0, null])
})

test('an old Node is refused with one line and exit code 1', async () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '22.18.9' } })"
  const { stderr, code } = await runProgram('start.js', await temporaryFolder(BUILT_SITE), {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURI(old)}"`,
  })
  expect(stderr).toMatch(/^The server needs Node 22\.19 or later; this is v[\d.]+\n$/)
  expect(code).toBe(1)
})

test('the PostgreSQL client is loaded if DATABASE_URL asks for it, and only then', async () => {
  const errorResponse = `import { registerHooks } from 'node:module'
    registerHooks({
      resolve(name, context, next) {
        if (name === 'pg') throw new Error('pg is imported')
        return next(name, context)
      },
    })`
  const env = {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURI(errorResponse)}"`,
    PORT: '0',
  }
  const folder = await temporaryFolder()
  const { address } = await startServer(folder, env, BUILT_SITE)
  expect((await fetch(address)).status).toBe(200)

  const database = { DATABASE_URL: 'postgres://fez@127.0.0.1/fez' }
  const { stderr } = await runProgram('main.ts', folder, { ...env, ...database })
  expect(stderr).toContain('pg is imported')
})

test('a log that cannot be written loses its lines, and the server keeps running', async () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => {
    closeSync(full)
  })
  const port = await freePort()
  const env = { PORT: String(port), RATE_LIMIT: 'off', LOG_REQUESTS: '1' }
  const main = join(import.meta.dirname, '../../../server/main.ts')
  const cwd = await temporaryFolder(BUILT_SITE)
  const program = spawn(process.execPath, [main], { cwd, env, stdio: ['ignore', full, full] })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  const address = `http://127.0.0.1:${port}/`
  const responses = () => fetch(address).then(({ status }) => status, String)
  await expect.poll(responses, { timeout: 30_000 }).toBe(200)
  for (let message = 0; message < 20; message += 1) expect(await responses()).toBe(200)
})

const NO_PLACE = /^Messages cannot be stored in .*: .*\. Set MESSAGES_DB to .*\n$/

test.each([
  ['a missing site', {}, {}, [], /^dist\/ holds no built site\. Run `npm run build` first\n$/],
  ['a wrong setting', BUILT_SITE, { PORT: 'a\nb' }, [], /^PORT is "a\\u\{a\}b"\. Set it to .*\n$/],
  ['a wrong .env', { ...BUILT_SITE, '.env': 'HOTS=1' }, {}, [], /^\.env sets "HOTS".*\n$/],
  ['an argument', BUILT_SITE, {}, ['--port'], /^Unknown option '--port'.*\n$/],
  ['a file for a folder', { ...BUILT_SITE, data: 'a file' }, {}, [], NO_PLACE],
  ['a folder for a file', BUILT_SITE, { MESSAGES_DB: 'dist-renderer' }, [], NO_PLACE],
  ['a path that cannot be', BUILT_SITE, { MESSAGES_DB: '/proc/x/y' }, [], NO_PLACE],
])('%s stops the start with one line and exit code 1', async (_, files, env, args, line) => {
  const settings = { PORT: '0', ...env }
  const ended = await runProgram('main.ts', await temporaryFolder(files), settings, args)
  expect(ended).toEqual({ stdout: '', stderr: expect.stringMatching(line) as string, code: 1 })
})
