import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { health } from '../../../server/health.ts'
import { SqliteStore } from '../../../server/messages/store/sqlite-store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { useFakeTimers } from './support/fake-timers.ts'
import { siteWithBackend } from './support/site-with-backend.ts'
import { anna, send, somebody, storedRows } from './support/test-messages.ts'
import { captureErrorLines, testSite } from './support/test-site.ts'

const NO_MAIL = { pending: 0, oldestPending: null }
const NO_MAIL_WAITS = { countPending: () => Promise.resolve(NO_MAIL) }
const failedAtMs = () => undefined
const NO_FAILURES = { failingSince: {}, emptySince: {}, largeTexts: [], failedPages: [] }
const ALL_PAGES = { failed: [] }

test('/healthz is 503 with the reason while no message can be stored', async () => {
  useFakeTimers('performance')
  const { get, messagesDb } = await testSite({})
  const check = async () => {
    vi.advanceTimersByTime(6000)
    const response = await get('/healthz')
    return [response.status, (await response.json()) as unknown]
  }
  const well = { status: 'ok', ...NO_MAIL, ...NO_FAILURES }
  expect(await check()).toEqual([200, well])

  await rm(messagesDb)
  await mkdir(messagesDb)
  const error = 'Messages cannot be stored: EISDIR'
  expect(await check()).toEqual([503, { error, ...NO_FAILURES }])

  await rm(messagesDb, { recursive: true })
  expect(await check()).toEqual([200, well])
})

test('/healthz is 503 while the disk is almost full', async () => {
  const path = join(await temporaryFolder(), 'messages.db')
  const store = new SqliteStore(path, 'off', Infinity)
  await store.add({ ...anna, spam: false }, somebody, ['staff@fez.example'])
  await store.add({ ...anna, spam: false }, somebody, ['staff@fez.example'])
  const error = 'Messages cannot be stored: less than 1 MB is free on its disk'
  const oldestPending = storedRows(path)[0]?.received_at
  const response = await health({ store, failedAtMs }, NO_FAILURES, ALL_PAGES).request('/healthz')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ error, pending: 2, oldestPending, ...NO_FAILURES })
  store.close()
})

test('/healthz writes to the store at most every five seconds', async () => {
  useFakeTimers('performance')
  const prepare = vi.fn(() => Promise.resolve())
  const store = { prepare, outbox: NO_MAIL_WAITS }
  const routes = health({ store, failedAtMs }, NO_FAILURES, ALL_PAGES)
  for (const [ms, checks] of [
    [0, 1],
    [5000, 1],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(ms)
    await Promise.all(Array.from({ length: 50 }, async () => routes.request('/healthz')))
    expect(prepare).toHaveBeenCalledTimes(checks)
  }
})

async function siteThatCannotStore() {
  captureErrorLines()
  useFakeTimers('performance')
  const { app, messagesDb } = await testSite({})
  const check = async () => (await app.request('/healthz')).status
  const sendAndCheck = async () => [(await send(app, anna)).status, await check()]
  expect(await sendAndCheck()).toEqual([201, 200])
  const database = new DatabaseSync(messagesDb)
  onTestFinished(() => {
    database.close()
  })
  database.exec('ALTER TABLE messages RENAME TO moved')
  expect(await sendAndCheck()).toEqual([503, 503])
  return { check, sendAndCheck, database }
}

test('/healthz is 503 for ten minutes after a lost message', async () => {
  const { check } = await siteThatCannotStore()
  vi.advanceTimersByTime(599_000)
  expect(await check()).toBe(503)
  vi.advanceTimersByTime(1_000)
  expect(await check()).toBe(200)
})

test('/healthz is 200 again once a message is stored', async () => {
  const { sendAndCheck, database } = await siteThatCannotStore()
  database.exec('ALTER TABLE moved RENAME TO messages')
  expect(await sendAndCheck()).toEqual([201, 200])
})

test.each(['28P01', 'ECONNREFUSED'])(
  'no detail of the server’s inside is in the response: %s',
  async (code) => {
    const failure = new Error('10.0.0.5:5432 refuses the user "fez_writer"')
    const prepare = () => Promise.reject(Object.assign(failure, { code }))
    const app = health(
      { store: { prepare, outbox: NO_MAIL_WAITS }, failedAtMs },
      NO_FAILURES,
      ALL_PAGES,
    )
    const error = `Messages cannot be stored: ${code}`
    expect(await (await app.request('/healthz')).json()).toEqual({
      error,
      ...NO_MAIL,
      ...NO_FAILURES,
    })
  },
)

test('if messages are forwarded, /healthz needs no store', async () => {
  const { app } = await siteWithBackend()
  expect((await app.request('/healthz')).status).toBe(200)
})

test('/healthz says which content calls fail and since when', async () => {
  captureErrorLines()
  const { get, fault, mend } = await siteWithBackend()
  await fault('get-about-page', 'a text as payload')
  for (const call of ['get-about-page', 'contact-us']) await get(`/fez/${call}`)
  const check = async () => {
    const response = await get('/healthz')
    expect(response.status).toBe(200)
    return ((await response.json()) as typeof NO_FAILURES).failingSince
  }
  const since = { 'get-about-page': expect.stringMatching(/^\d{4}-.*Z$/) as string }
  expect(await check()).toEqual(since)
  await mend()
  await get('/fez/get-about-page')
  expect(await check()).toEqual({})
})

test('/healthz names the pages that could not be rendered', async () => {
  const failed = [{ path: '/services', language: 'ru' as const }]
  const app = health({ store: undefined, failedAtMs }, NO_FAILURES, { failed })
  const response = await app.request('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: 'ok',
    failingSince: {},
    failedPages: failed,
  })
})
