import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startInShell } from './support/start-program.ts'
import { requestRaw } from './support/test-site.ts'

test('no visitor is refused while a server with a socket restarts', async () => {
  // As systemd does, this holds a port for a server, and for another one after it (sd_listen_fds(3)).
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle
  // A shell starts the servers. This process would accept connections itself.
  const server = 'echo "server $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"'
  const twice = `for turn in 1 2; do sh -c '${server}' "$0" "$1"; echo ended; done`
  const { address, said } = await startInShell(twice, {}, fd)
  holder.close()

  const visit = async () => (await requestRaw(address, '/')).status
  const responses = (visitors: number) => Promise.all(Array.from({ length: visitors }, visit))
  const first = Number(await said(/^server (\d+)$/m))
  expect(await responses(3)).toEqual([200, 200, 200])

  process.kill(first, 'SIGTERM')
  const during = responses(20)
  await said(/^ended$/m)
  expect(await Promise.all([during, responses(20)])).toEqual(Array(2).fill(Array(20).fill(200)))
})
