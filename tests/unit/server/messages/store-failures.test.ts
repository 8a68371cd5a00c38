import { renameSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { useFakeTimers } from '../support/fake-timers.ts'
import { mailServer } from '../support/mail-server.ts'
import { startInShell } from '../support/start-program.ts'
import { anna, makeReadOnly, post, send, storedRows } from '../support/test-messages.ts'
import { captureErrorLines, testSite } from '../support/test-site.ts'

const SECRET = { ...anna, email: 'secret@example.am', message: 'a secret\nsecret secret' }

test('a message waits for a lock of the database', async () => {
  const lines = captureErrorLines()
  const { app, get, messagesDb } = await testSite({ content: { 'navbar-data.json': '{}' } })
  await send(app, anna)
  using other = new DatabaseSync(messagesDb)
  other.exec('BEGIN IMMEDIATE')

  const response = await send(app, SECRET)
  expect([response.status, await response.json()]).toEqual([503, { success: false }])
  expect(lines).toEqual([`A message could not be stored in ${messagesDb}: database is locked\n`])

  // The clock stands still, so the message waits for as long as the other request takes.
  useFakeTimers('performance')
  const waiting = send(app, SECRET)
  expect((await get('/fez/navbar-data')).status).toBe(200)
  other.exec('ROLLBACK')
  expect((await waiting).status).toBe(201)
  expect(storedRows(messagesDb)).toHaveLength(2)
})

// main.test.ts has a file that is no database.
test.each<[string, (path: string) => unknown, RegExp]>([
  [
    'read-only',
    async (path) => {
      await makeDatabase(path, 1)
      makeReadOnly(path)
    },
    /attempt to write a readonly database\n$/,
  ],
  [
    'of a later release',
    (path) => makeDatabase(path, 99),
    /: a later release of this program wrote it\. Use that release, or restore a backup of this one\n$/,
  ],
])('a database that is %s is left as it is', async (_, spoil, reason) => {
  const lines = captureErrorLines()
  const { app, messagesDb } = await testSite({})
  await spoil(messagesDb)
  const { size } = statSync(messagesDb)

  for (let times = 0; times < 2; times++) expect((await send(app, SECRET)).status).toBe(503)
  expect(lines).toEqual([expect.stringMatching(reason)])
  expect(lines[0]).toContain(`A message could not be stored in ${messagesDb}: `)
  expect(lines[0]).not.toContain('secret')
  expect(statSync(messagesDb).size).toBe(size)

  await rm(dirname(messagesDb), { recursive: true })
  expect((await send(app, SECRET)).status).toBe(201)
  expect(storedRows(messagesDb)).toHaveLength(1)
})

test('only a message that is stored ends a failure of the store', async () => {
  const lines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write')
  const { app, get, messagesDb } = await testSite({})
  const withKey = { headers: { 'Idempotency-Key': '2f6f5c1e-0d6b-4a57-9a51-000000000001' } }
  await send(app, anna, withKey)
  using other = new DatabaseSync(messagesDb)
  other.exec(`CREATE TRIGGER full BEFORE INSERT ON messages
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)

  const statuses: number[] = []
  for (let times = 0; times < 2; times++) {
    for (const [message, options] of [
      [SECRET, {}],
      [anna, withKey],
      [SECRET, withKey],
    ] as const) {
      statuses.push((await send(app, message, options)).status)
    }
  }
  expect(statuses).toEqual([503, 201, 409, 503, 201, 409])
  expect(lines).toHaveLength(1)
  expect((await get('/healthz')).status).toBe(503)

  other.exec('DROP TRIGGER full')
  for (let times = 0; times < 2; times++) expect((await send(app, SECRET)).status).toBe(201)
  const again = `Messages are stored again in ${messagesDb}\n`
  expect(output.mock.calls.flat().filter((line) => line === again)).toHaveLength(1)
  expect((await get('/healthz')).status).toBe(200)
})

test('a database that is moved away keeps its messages', async () => {
  const { app, messagesDb } = await testSite({})
  await send(app, anna)
  renameSync(messagesDb, `${messagesDb}.old`)

  expect((await send(app, { ...anna, firstName: 'Անի' })).status).toBe(201)

  expect(storedRows(messagesDb)).toMatchObject([{ first_name: 'Անի' }])
  expect(storedRows(`${messagesDb}.old`)).toMatchObject([{ first_name: 'Աննա' }])
})

test('on a full disk, each message is stored as a whole and mailed, or refused', async () => {
  // About 50 kB for each file.
  const limited = 'ulimit -f 100 && exec "$0" "$1"'
  const { address: smtp, told } = await mailServer()
  const mail = { NOTIFY_SMTP: smtp, NOTIFY_TO: 'staff@fez.example' }
  const env = { RATE_LIMIT: 'off', ...mail }
  const { address, folder, errorLines } = await startInShell(limited, env)
  const stored: unknown[] = []
  for (let number = 0; number < 80; number += 1) {
    const message = `${number} ${'secret '.repeat(140)}`.trim()
    const response = await post(address, { ...anna, message })
    expect(response.status).toBeOneOf([201, 503])
    expect(await response.json()).toEqual({ success: response.ok })
    if (response.ok) stored.push(message)
  }

  expect(stored.length, 'stored messages').toBeGreaterThan(5)
  expect(stored.length, 'stored messages').toBeLessThan(75)
  expect(await (await fetch(address)).text()).toContain('<p>the page</p>')
  const database = join(folder, 'data/messages.db')
  const rows = storedRows(database)
  expect(rows.map(({ message }) => message)).toEqual(stored)
  const line =
    /^A message could not be stored in \/.+\/data\/messages\.db: (disk|database)(?!.*secret)/
  const refused = () => errorLines().filter((error) => !error.startsWith('The outbox in '))
  await expect.poll(refused).not.toEqual([])
  for (const error of refused()) expect(error).toMatch(line)

  // This process writes larger files, as if there was room again.
  using other = new DatabaseSync(database)
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  await expect.poll(told).toEqual({ 'staff@fez.example': rows.map(({ id }) => id) })
})

async function makeDatabase(path: string, version: number): Promise<void> {
  await mkdir(dirname(path))
  using database = new DatabaseSync(path)
  database.exec(`PRAGMA user_version = ${version}`)
}
