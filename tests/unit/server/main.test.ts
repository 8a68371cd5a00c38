// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './temporary-site.ts'

const built = { 'dist/index.html': '<p>the page</p>', 'content/navbar-data.json': '{}' }

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it says where the site is, serves it, and goes on %s',
  async (signal) => {
    const program = start(await temporaryFolder(built), { PORT: '0' })
    const [line] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string]
    const [, address = ''] = /^The site is at (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(line) ?? []

    expect(await (await fetch(address)).text()).toBe('<p>the page</p>')
    expect(await (await fetch(`${address}fez/navbar-data`)).json()).toEqual({ payload: {} })

    program.kill(signal)
    expect(await once(program, 'exit')).toEqual([0, null])
  },
)

test.each([
  ['a missing site', {}, {}, [], /^dist\/ holds no built site: `npm start` builds it first.*\n$/],
  ['a wrong setting', built, { PORT: 'a\nb' }, [], /^PORT is "a\\u\{a\}b"; allowed: .*\n$/],
  ['a wrong .env', { ...built, '.env': 'HOTS=1' }, {}, [], /^\.env sets "HOTS".*\n$/],
  ['an argument', built, {}, ['--help'], /^The argument "--help" is not known.*\n$/],
])('%s stops the start with one line and exit code 1', async (_, files, env, args, line) => {
  const program = start(await temporaryFolder(files), { PORT: '0', ...env }, args)
  const [fault] = await Promise.all([text(program.stderr), once(program, 'exit')])
  expect(fault).toMatch(line)
  expect(program.exitCode).toBe(1)
})

function start(folder: string, env: Record<string, string>, args: string[] = []) {
  const main = join(import.meta.dirname, '../../../server/main.ts')
  const program = spawn(process.execPath, [main, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    program.kill('SIGKILL')
  })
  return program
}
