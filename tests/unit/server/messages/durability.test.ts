import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { PostgresServer } from '../support/postgres-server.ts'
import { startServer } from '../support/start-program.ts'
import { anna, post, storedRows } from '../support/test-messages.ts'

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 1)
/** Decides when a server is killed. It is in the test's name, so that a round can be repeated. */
const SEED = Number(process.env.DURABILITY_SEED ?? randomInt(1_000_000))
const KEYS = Array.from({ length: 200 }, (_, number) => `key-of-message-${number}`)

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await PostgresServer.start()
})
afterAll(() => postgres.remove())

const textOf = (key: unknown) => `The message of ${String(key)}. ${'a'.repeat(500)}`
const send = (address: string | undefined, key: string) =>
  post(address, { ...anna, message: textOf(key) }, key)

/** One server with SQLite, which is started again; or two with PostgreSQL: one remains. */
const STORES = {
  SQLite: async () => {
    const folder = await temporaryFolder()
    const database = join(folder, 'data/messages.db')
    const start = () => startServer(folder, { RATE_LIMIT: 'off' })
    const rows = () => {
      const check = new DatabaseSync(database, { readOnly: true })
      expect(check.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
      check.close()
      return Promise.resolve(storedRows(database))
    }
    return { servers: [await start()], after: start, rows }
  },
  PostgreSQL: async () => {
    const url = await postgres.database()
    const env = { DATABASE_URL: url, RATE_LIMIT: 'off' }
    const start = async () => startServer(await temporaryFolder(), env)
    const [killed, other] = await Promise.all([start(), start()])
    const rows = () => postgres.query(url, 'SELECT * FROM messages')
    return { servers: [killed, other], after: () => Promise.resolve(other), rows }
  },
}

test.each(
  Object.entries(STORES).flatMap(([name, open]) =>
    Array.from({ length: ROUNDS }, (_, round) => [name, SEED, round, open] as const),
  ),
)(
  'no acknowledged message is lost if a server is killed: %s, DURABILITY_SEED=%i, round %i',
  async (name, seed, round, open) => {
    const { servers, after, rows } = await open()
    const [killed = expect.fail()] = servers
    const exit = once(killed.program, 'exit')
    // The server may still answer the messages that it has accepted, so others must be left.
    const killAfter = 5 + ((seed + round * 7919) % (KEYS.length / 2))
    const saved: string[] = []
    await Promise.allSettled(
      KEYS.map(async (key, number) => {
        const { status } = await send(servers[number % servers.length]?.address, key)
        // The status alone promises that the message is stored, even if the body never arrives.
        if (status === 201) saved.push(key)
        if (saved.length === killAfter) killed.program.kill('SIGKILL')
      }),
    )
    await exit
    expect(saved.length).toBeGreaterThanOrEqual(killAfter)
    if (servers.length === 1) expect(saved.length).toBeLessThan(KEYS.length)
    const { address } = await after()
    const kept = await rows()
    expect(kept.map(({ idempotency_key: key }) => key)).toEqual(expect.arrayContaining(saved))

    // All clients send again, with or without a response. Each message is stored once, and whole.
    const again = await Promise.all(KEYS.map((key) => send(address, key)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    const all = await rows()
    expect(all.map(({ idempotency_key: key }) => String(key)).sort()).toEqual(KEYS.toSorted())
    for (const { idempotency_key: key, message } of all) expect(message).toBe(textOf(key))
    if (process.env.DURABILITY_ROUNDS) {
      console.log(`${name}: ${saved.length} acknowledged, ${kept.length} kept, none lost`)
    }
  },
)
