import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDestination } from '../../../../server/messages/message-destination.ts'
import { startRetention } from '../../../../server/messages/retention.ts'
import { SqliteStore } from '../../../../server/messages/store/sqlite-store.ts'
import { readSettings } from '../../../../server/platform/settings/settings.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { useFakeTimers } from '../support/fake-timers.ts'
import { openStore } from '../support/test-messages.ts'
import { captureErrorLines } from '../support/test-site.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

test('older messages are deleted, also those that staff got no mail about', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const errorLines = captureErrorLines()
  useFakeTimers('Date')
  const { store, add, rows } = await openStore()
  await add()
  await add({}, ['staff@fez.example'])
  vi.setSystemTime(Date.now() + 1.5 * DAY_MS)
  await add()
  vi.setSystemTime(Date.now() + 29.5 * DAY_MS)
  await startRetention(store, 30)()
  expect(rows()).toMatchObject([{ id: 3 }])
  expect(output.mock.calls.flat()).toEqual(['Deleted 2 messages from more than 30 days ago\n'])
  expect(errorLines).toEqual([
    'Staff got no mail about 1 message from more than 30 days ago. Deleting now\n',
  ])
})

test('older messages are deleted once a day', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  useFakeTimers('Date', 'setInterval', 'clearInterval')
  const { store, add, rows } = await openStore()
  await add()
  vi.setSystemTime(Date.now() + 29.5 * DAY_MS)
  onTestFinished(startRetention(store, 30))
  vi.advanceTimersByTime(DAY_MS - HOUR_MS)
  await new Promise(setImmediate)
  expect(rows()).toHaveLength(1)
  vi.advanceTimersByTime(HOUR_MS)
  await expect.poll(rows).toEqual([])
})

test('with MESSAGES_KEEP_DAYS, the server deletes older messages', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  useFakeTimers('Date')
  const { path, add, rows } = await openStore()
  await add()
  vi.setSystemTime(Date.now() + 31 * DAY_MS)
  const settings = readSettings({ MESSAGES_DB: path, MESSAGES_KEEP_DAYS: '30' })
  const destination = await openDestination(settings)
  onTestFinished(async () => {
    await destination.stop()
  })
  destination.start()
  await expect.poll(rows).toEqual([])
})

test('the server goes on if its database cannot be changed', async () => {
  const errorLines = captureErrorLines()
  const path = join(await temporaryFolder({ 'messages.db': 'text'.repeat(1000) }), 'messages.db')
  await startRetention(new SqliteStore(path), 30)()
  expect(errorLines).toEqual([
    `Old messages could not be deleted in ${path}: file is not a database\n`,
  ])
})
