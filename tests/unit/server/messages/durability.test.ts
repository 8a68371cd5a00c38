import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { mailServer } from '../support/mail-server.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { BUILT_SITE, runProgram, startServer } from '../support/start-program.ts'
import { anna, post, storedRows, waitingMails } from '../support/test-messages.ts'

/** Decides when a server is killed. It is in the test's name, so that a failure can be repeated. */
const SEED = Number(process.env.DURABILITY_SEED ?? randomInt(1_000_000))
const AT_ONCE = 10
const KEYS = Array.from({ length: 100 }, (_, number) => `key-of-message-${number}`)

const postgres = await startPostgres()
afterAll(postgres.remove)

const textOf = (key: unknown) => `The message of ${String(key)}. ${'a'.repeat(500)}`
const send = (address: string | undefined, key: string) =>
  post(address, { ...anna, message: textOf(key) }, key)

/** One server with SQLite, which is started again; or two with PostgreSQL: one remains. */
const STORES = {
  SQLite: async () => {
    const folder = await temporaryFolder()
    const database = join(folder, 'data/messages.db')
    const start = () => startServer({ RATE_LIMIT: 'off' }, folder)
    const rows = () => Promise.resolve(storedRows(database))
    return { servers: [await start()], after: start, rows }
  },
  PostgreSQL: async () => {
    const url = await postgres.database()
    const env = { DATABASE_URL: url, RATE_LIMIT: 'off' }
    const [killed, other] = await Promise.all([startServer(env), startServer(env)])
    const rows = () => postgres.query(url, 'SELECT * FROM messages')
    return { servers: [killed, other], after: () => Promise.resolve(other), rows }
  },
}

test.each(Object.entries(STORES))(
  `a killed server loses no message: %s, DURABILITY_SEED=${SEED}`,
  async (_, open) => {
    const { servers, after, rows } = await open()
    const [killed = expect.fail()] = servers
    const exit = once(killed.program, 'exit')
    const killAfter = 5 + (SEED % (KEYS.length / 2))
    const saved: string[] = []
    const keys = KEYS.entries()
    const sendInTurn = async () => {
      for (const [number, key] of keys) {
        const { address } = servers[number % servers.length] ?? expect.fail()
        const response = await send(address, key).catch(() => undefined)
        // The status alone promises that the message is stored, even if the body never arrives.
        if (response?.status === 201) saved.push(key)
        if (saved.length === killAfter) killed.program.kill('SIGKILL')
      }
    }
    // The server may still answer the messages that it has accepted, so others must be left.
    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
    await exit
    expect(saved.length).toBeGreaterThanOrEqual(killAfter)
    if (servers.length === 1) expect(saved.length).toBeLessThan(KEYS.length)
    const { address } = await after()
    const kept = await rows()
    expect(kept.map(({ idempotency_key: key }) => key)).toEqual(expect.arrayContaining(saved))

    // All clients send again, with or without a response. Each message is stored once, and whole.
    const again: number[] = []
    const left = KEYS.values()
    const sendAgain = async () => {
      for (const key of left) again.push((await send(address, key)).status)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendAgain))
    expect(new Set(again)).toEqual(new Set([201]))
    const all = await rows()
    expect(all.map(({ idempotency_key: key }) => String(key)).sort()).toEqual(KEYS.toSorted())
    for (const { idempotency_key: key, message } of all) expect(message).toBe(textOf(key))
  },
)

test('while PostgreSQL is away, only messages fail', async () => {
  const env = { DATABASE_URL: await postgres.database(), RATE_LIMIT: 'off' }
  await postgres.stop()
  const { program, address, errorLines, said } = await startServer(env)
  const health = () => fetch(`${address}healthz`).then(({ status }) => status)
  const statuses = async () => [(await post(address)).status, (await fetch(address)).status]

  expect(await statuses()).toEqual([503, 200])
  expect(await health()).toBe(503)
  await postgres.restart()
  expect(await statuses()).toEqual([201, 200])
  await postgres.stop()
  expect(await statuses()).toEqual([503, 200])
  await postgres.restart()
  expect(await statuses()).toEqual([201, 200])
  await expect.poll(health).toBe(200)

  const place = String.raw`PostgreSQL, 127\.0\.0\.1/postgres: .+`
  const atStart = `Messages cannot be stored in ${place}\\. Check DATABASE_URL, and .+\n`
  const lines = `^${atStart}(A message could not be stored in ${place}\n){2}$`
  expect(`${errorLines().join('\n')}\n`).toMatch(new RegExp(lines))
  await said(/(Messages are stored again in PostgreSQL, [^]*){2}/)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})

test.each(Object.entries(STORES))(
  'a stopping server stores a message that is on its way: %s',
  async (_, open) => {
    const { servers, rows } = await open()
    const [{ program, address } = expect.fail()] = servers
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const received = text(socket)
    const body = JSON.stringify(anna)
    const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`
    // With the first response, the server has accepted the connection.
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'readable')
    socket.write(`POST /fez/messages HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`)

    const exit = once(program, 'exit')
    program.kill('SIGTERM')
    await expect.poll(() => fetch(address).catch(() => 'refused')).toBe('refused')
    socket.write(body)
    expect(await received).toContain('HTTP/1.1 201')
    expect(await exit).toEqual([0, null])
    expect(await rows()).toHaveLength(1)
  },
)

test('a database of a later release asks for that release or a backup', async () => {
  const url = await postgres.database()
  await postgres.query(url, 'CREATE TABLE schema_version AS SELECT 99 AS version')
  const { errorLines } = await startServer({ DATABASE_URL: url })
  expect(errorLines()).toEqual([
    'Messages cannot be stored in PostgreSQL, 127.0.0.1/postgres: a later release of this program wrote it. Use that release, or restore a backup of this one',
  ])
})

test('a PostgreSQL without Armenian stops the start with one line', async () => {
  const env = { PORT: '0', DATABASE_URL: await postgres.databaseIn('LATIN1') }
  const { stdout, stderr, code } = await runProgram(
    'main.ts',
    await temporaryFolder(BUILT_SITE),
    env,
  )
  expect([stdout, code]).toEqual(['', 1])
  expect(stderr).toMatch(
    /^Messages cannot be stored in PostgreSQL, 127\.0\.0\.1\/latin1: its encoding is LATIN1, .*\n$/,
  )
})

test('if the server is killed, staff still get each message', async () => {
  const onMail = vi.fn(() => onMail.mock.calls.length === 10 && program.kill('SIGKILL') && 451)
  const { address: smtp, told } = await mailServer({ onMail })
  const env = { RATE_LIMIT: 'off', NOTIFY_SMTP: smtp, NOTIFY_TO: 'staff@fez.example' }
  const { program, address, folder } = await startServer(env)
  const path = join(folder, 'data/messages.db')
  const killed = once(program, 'exit')

  await post(address)
  // The notifier has nothing to send, and learns of a message at once.
  await expect.poll(told).toEqual({ 'staff@fez.example': [1] })
  while (program.signalCode === null) await post(address).catch(() => undefined)
  await killed
  endLeases(path)
  await startServer(env, folder)
  await expect.poll(() => waitingMails(path)).toEqual([])

  const stored = storedRows(path).map(({ id }) => Number(id))
  const { 'staff@fez.example': ids = [] } = told()
  expect(ids.toSorted((one, other) => one - other)).toEqual(stored)
})

/** As if they had run out. */
function endLeases(path: string): void {
  using database = new DatabaseSync(path)
  database.exec('UPDATE outbox SET next_at = 0 WHERE next_at IS NOT NULL')
}
