import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { BUILT_SITE } from './support/start-program.ts'
import { requestRaw } from './support/test-site.ts'

const MAIN = join(import.meta.dirname, '../../../server/main.ts')

test('while a server with a socket of systemd restarts, visitors wait and none is refused', async () => {
  const { port, startServer, waitForOutput } = await openSocket(await temporaryFolder(BUILT_SITE))
  const visit = async () => (await requestRaw(`http://127.0.0.1:${port}`, '/')).status
  const responses = (visitors: number) => Promise.all(Array.from({ length: visitors }, visit))
  const first = await startServer()
  expect(await responses(3)).toEqual([200, 200, 200])

  process.kill(first, 'SIGTERM')
  const during = responses(20)
  await waitForOutput(/^ended$/m)
  const between = responses(20)
  await startServer()
  expect(await Promise.all([during, between])).toEqual(Array(2).fill(Array(20).fill(200)))
})

/** Holds a free port and starts servers that take it over, as systemd does (sd_listen_fds(3)). */
async function openSocket(folder: string) {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle
  // A shell starts a server for each line. This process would accept connections itself.
  const server = 'echo "server $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"'
  const shell = spawn(
    'sh',
    [
      '-c',
      `while read -r _; do sh -c '${server}' "$0" "$1"; echo ended; done`,
      process.execPath,
      MAIN,
    ],
    { cwd: folder, stdio: ['pipe', 'pipe', 'inherit', fd], env: { PATH: process.env.PATH } },
  ) as ChildProcess & { stdin: NodeJS.WritableStream; stdout: NodeJS.ReadableStream }
  holder.close()

  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
  const waitForOutput = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output)
      if (found) return found[1]
      await once(shell.stdout, 'data')
    }
  }
  let running = 0
  const startServer = async () => {
    output = ''
    shell.stdin.write('\n')
    running = Number(await waitForOutput(/^server (\d+)\nThe site is at http:/m))
    return running
  }
  onTestFinished(() => {
    shell.kill('SIGKILL')
    process.kill(running, 'SIGKILL')
  })
  return { port, startServer, waitForOutput }
}
