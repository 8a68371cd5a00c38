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
  const { port, said } = await startTwice(await temporaryFolder(BUILT_SITE))
  const visit = async () => (await requestRaw(`http://127.0.0.1:${port}`, '/')).status
  const responses = (visitors: number) => Promise.all(Array.from({ length: visitors }, visit))
  const first = Number(await said(/^server (\d+)\nThe site is at http:/m))
  expect(await responses(3)).toEqual([200, 200, 200])

  process.kill(first, 'SIGTERM')
  const during = responses(20)
  await said(/^ended$/m)
  expect(await Promise.all([during, responses(20)])).toEqual(Array(2).fill(Array(20).fill(200)))
})

/** Holds a free port for a server, and for another one after it, as systemd does (sd_listen_fds(3)). */
async function startTwice(folder: string) {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle
  // A shell starts the servers. This process would accept connections itself.
  const server = 'echo "server $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"'
  const twice = `for turn in 1 2; do sh -c '${server}' "$0" "$1"; echo ended; done`
  const shell = spawn('sh', ['-c', twice, process.execPath, MAIN], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit', fd],
    env: { PATH: process.env.PATH },
    detached: true,
  }) as ChildProcess & { pid: number; stdout: NodeJS.ReadableStream }
  holder.close()
  onTestFinished(() => {
    process.kill(-shell.pid, 'SIGKILL')
  })

  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
  const said = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output)
      if (found) return found[1]
      await once(shell.stdout, 'data')
    }
  }
  return { port, said }
}
