import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { PostgresServer } from './support/postgres-server.ts'
import { anna } from './support/sent-message.ts'
import { BUILT_SITE, startServer } from './support/start-program.ts'

const ROUNDS = Number(process.env.POSTGRES_ROUNDS ?? 1)
const MESSAGES = 200

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await PostgresServer.start()
})
afterAll(() => postgres.remove())

test.each(
  Array.from({ length: ROUNDS }, (_, round) => [round + 1, randomInt(2), randomInt(20, 150)]),
)(
  'two servers share a database, and a kill loses no message: round %i, server %i after %i',
  async (round, killedOne, killAfter) => {
    const database = await postgres.database()
    const servers = await Promise.all([start(database), start(database)])
    const keys = Array.from({ length: MESSAGES }, (_, number) => `key-of-message-${number}`)
    const [killed] = servers.slice(killedOne)
    const exit = killed && once(killed.program, 'exit')
    const saved: string[] = []
    const began = performance.now()

    await Promise.allSettled(
      keys.map(async (key, number) => {
        const answer = await send(servers[number % 2]?.address, key)
        if (answer.status === 201) saved.push(key)
        if (saved.length === killAfter) servers[killedOne]?.program.kill('SIGKILL')
      }),
    )
    const seconds = (performance.now() - began) / 1000
    await exit
    const kept = await keysIn(database)
    expect(saved.length).toBeGreaterThanOrEqual(killAfter)
    expect(kept).toEqual(expect.arrayContaining(saved))

    // All clients send again to the other server, with or without an answer.
    const other = servers[1 - killedOne]
    const again = await Promise.all(keys.map((key) => send(other?.address, key)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await keysIn(database)).sort()).toEqual(keys.sort())
    if (process.env.POSTGRES_ROUNDS) {
      console.log(
        `round ${round}: ${saved.length} acknowledged in ${seconds.toFixed(1)} s, ${kept.length} kept, 0 lost`,
      )
    }
  },
)

test('a message sent to both servers with one key is stored once, and the limit holds across both', async () => {
  const database = await postgres.database()
  const servers = await Promise.all([start(database, '30'), start(database, '30')])
  const keys = Array.from({ length: 20 }, (_, number) => `key-of-message-${number}`)
  const both = keys.flatMap((key) => servers.map(({ address }) => send(address, key)))
  expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([201]))
  expect((await keysIn(database)).sort()).toEqual(keys.sort())

  const more = Array.from({ length: 14 }, (_, number) => send(servers[number % 2]?.address))
  const statuses = (await Promise.all(more)).map(({ status }) => status)
  expect(statuses.sort((a, b) => a - b)).toEqual([
    ...Array<number>(10).fill(201),
    ...Array<number>(4).fill(429),
  ])
})

test('while the database is away, messages are a 503 and the site works, until it is back', async () => {
  const database = await postgres.database()
  await postgres.stop()
  const { program, address, faults } = await start(database, 'off', BUILT_SITE)
  let said = ''
  program.stdout.on('data', (part: string) => (said += part))
  const health = () => fetch(`${address}healthz`).then(({ status }) => status)
  const statuses = async () => [(await send(address)).status, (await fetch(address)).status]

  expect(await statuses()).toEqual([503, 200])
  expect(await health()).toBe(503)
  await postgres.restart()
  expect(await statuses()).toEqual([201, 200])
  await postgres.stop()
  expect(await statuses()).toEqual([503, 200])
  await postgres.restart()
  expect(await statuses()).toEqual([201, 200])
  await expect.poll(health).toBe(200)

  const place = String.raw`PostgreSQL, 127\.0\.0\.1/fez_\d+: .+\n`
  const lines = `^Messages cannot be stored in ${place}(A message could not be stored in ${place}){2}$`
  expect(`${faults().join('\n')}\n`).toMatch(new RegExp(lines))
  expect(said.match(/^Messages are stored again in PostgreSQL, .+$/gm)).toHaveLength(2)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})

async function start(database: string, limit = 'off', site?: typeof BUILT_SITE) {
  return startServer(await temporaryFolder(), { DATABASE_URL: database, RATE_LIMIT: limit }, site)
}

function send(address = '', key?: string) {
  return fetch(`${address}fez/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(anna),
  })
}

async function keysIn(database: string): Promise<string[]> {
  const rows = await postgres.query(database, 'SELECT idempotency_key AS key FROM messages')
  return rows.map(({ key }) => String(key))
}
