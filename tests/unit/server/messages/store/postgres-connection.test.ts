import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { PostgresConnection } from '../../../../../server/messages/store/postgres-connection.ts'
import { PostgresStore } from '../../../../../server/messages/store/postgres-store.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { silentServer } from '../../support/silent-server.ts'
import { anna, somebody } from '../../support/test-messages.ts'

/** PgBouncer refuses a connection that sets anything else, except DateStyle, TimeZone and its own name. */
const KNOWN_TO_POOLERS = ['client_encoding', 'database', 'user']

test.each(['prefer', 'require', 'verify-full'])(
  'a database without TLS is named with the cure: sslmode=%s',
  async (mode) => {
    vi.spyOn(process, 'emitWarning').mockReturnValue()
    const { port } = await silentServer((socket) => socket.end('N'))
    const connection = new PostgresConnection(`postgres://a@127.0.0.1:${port}/a?sslmode=${mode}`, 1)
    await expect(connection.query('SELECT 1')).rejects.toThrow('Remove sslmode from DATABASE_URL')
    await connection.close()
  },
)

test('a pooler accepts what a connection asks for', async () => {
  const { server, port } = await silentServer()
  const connection = new PostgresConnection(`postgres://fez@127.0.0.1:${port}/fez`, 1)
  const failure = connection.query('SELECT 1').catch(String)
  const [socket] = (await once(server, 'connection')) as [Socket]
  const [packet] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  await failure
  await connection.close()
  // After its length and version, the packet has names and values, each with a zero at its end.
  const names = packet
    .toString('utf8', 8)
    .split('\0')
    .filter((_, index) => index % 2 === 0)
  expect(names.filter(Boolean).sort()).toEqual(KNOWN_TO_POOLERS)
})

test('a message that finds all connections in use has to come later, other calls need not', async () => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const { port } = await silentServer()
  const store = new PostgresStore(`postgres://fez@127.0.0.1:${port}/fez`)
  const add = () => store.add({ ...anna, spam: false }, somebody, []).catch(() => 'failed')
  const added = Promise.all(Array.from({ length: 9 }, add))
  const listed = Promise.resolve(store.emails()).catch(String)
  vi.advanceTimersByTime(5000)
  expect(await listed).toContain('due to connection timeout')
  expect(await added).toEqual([...Array<string>(8).fill('failed'), { retryAfterS: 10 }])
  await store.close()
})
