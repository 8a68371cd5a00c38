import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { health } from '../../../server/health.ts'
import { SqliteStore } from '../../../server/message-store/sqlite-store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { useFakeTimers } from './support/fake-timers.ts'
import { siteWithBackend } from './support/site-with-backend.ts'
import { anna, send, somebody, storedRows } from './support/test-messages.ts'
import { captureErrorLines, testSite } from './support/test-site.ts'

const NO_MAIL = { pending: 0, oldestPending: null }
const STORE_THAT_WORKS = { prepare: () => undefined, countPending: () => NO_MAIL }
const NEVER_FAILED = { failedAtMs: undefined }

test('/healthz is 503 with the reason while messages cannot be stored, and otherwise 200', async () => {
  useFakeTimers('performance')
  const { get, messagesDb } = await testSite({})
  const check = async () => {
    vi.advanceTimersByTime(6000)
    const response = await get('/healthz')
    return [response.status, (await response.json()) as unknown]
  }
  const well = { status: 'ok', ...NO_MAIL }
  expect(await check()).toEqual([200, well])

  await rm(messagesDb)
  await mkdir(messagesDb)
  const error = 'Messages cannot be stored: unable to open database file'
  expect(await check()).toEqual([503, { error }])

  await rm(messagesDb, { recursive: true })
  expect(await check()).toEqual([200, well])
})

test('/healthz is 503 while the disk is almost full, and counts what staff do not know of', async () => {
  const path = join(await temporaryFolder(), 'messages.db')
  const store = new SqliteStore(path, 'off', Infinity)
  await store.add({ ...anna, spam: false }, somebody, true)
  await store.add({ ...anna, spam: false }, somebody, true)
  const error = 'Messages cannot be stored: less than 1 MB is free on its disk'
  const oldestPending = storedRows(path)[0]?.received_at
  const response = await health(store, NEVER_FAILED).request('/healthz')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ error, pending: 2, oldestPending })
  store.close()
})

test('/healthz is 503 from a message that could not be stored until one that is stored', async () => {
  captureErrorLines()
  const { app, messagesDb } = await testSite({})
  const sendAndCheck = async () => {
    const responses = [await send(app, anna), await app.request('/healthz')]
    return responses.map(({ status }) => status)
  }
  expect(await sendAndCheck()).toEqual([201, 200])

  const database = new DatabaseSync(messagesDb)
  database.exec('ALTER TABLE messages RENAME TO moved')
  expect(await sendAndCheck()).toEqual([503, 503])

  database.exec('ALTER TABLE moved RENAME TO messages')
  database.close()
  expect(await sendAndCheck()).toEqual([201, 200])
})

test('/healthz is 200 again ten minutes after the last message that failed', async () => {
  useFakeTimers('performance')
  const app = health(STORE_THAT_WORKS, { failedAtMs: performance.now() })
  vi.advanceTimersByTime(599_000)
  expect((await app.request('/healthz')).status).toBe(503)
  vi.advanceTimersByTime(1_000)
  expect((await app.request('/healthz')).status).toBe(200)
})

test('/healthz writes to the store at most every five seconds', async () => {
  const prepare = vi.fn(() => Promise.resolve())
  const app = health({ ...STORE_THAT_WORKS, prepare }, NEVER_FAILED)
  await Promise.all(Array.from({ length: 50 }, async () => app.request('/healthz')))
  expect(prepare).toHaveBeenCalledOnce()
})

test.each([
  ['connect ECONNREFUSED 10.0.0.5:5432', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['password authentication failed for user "fez_writer"', { code: '28P01' }],
])(
  'no path, address or name of the server’s inside is in the response: %s',
  async (message, details) => {
    const prepare = () => Promise.reject(Object.assign(new Error(message), details))
    const app = health({ ...STORE_THAT_WORKS, prepare }, NEVER_FAILED)
    const error = `Messages cannot be stored: ${details.code}`
    expect(await (await app.request('/healthz')).json()).toEqual({ error, ...NO_MAIL })
  },
)

test('if messages are forwarded, /healthz needs no store', async () => {
  const { app } = await siteWithBackend()
  expect((await app.request('/healthz')).status).toBe(200)
})
