import { copyFileSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { isPathError } from '../../../../../server/messages/store/sqlite-file.ts'
import { SqliteStore } from '../../../../../server/messages/store/sqlite-store.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { anna, openStore, somebody, storedRows } from '../../support/test-messages.ts'

test('each commit is synced to the disk', async () => {
  const output = vi.spyOn(DatabaseSync.prototype, 'exec')
  const { path, store } = await openStore()
  await store.prepare()
  const [connection] = output.mock.contexts as DatabaseSync[]
  expect(connection?.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(connection?.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(connection?.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 0 })
  expect(connection?.location()).toBe(path)
})

test('only the owner may read the file and its folders', async () => {
  const { path, add } = await openStore('deep/er/messages.db')
  for (const message of ['One', 'Two']) await add({ message })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  for (const folder of ['..', '../../..']) {
    expect(statSync(join(path, folder)).mode & 0o777).toBe(0o700)
  }
  copyFileSync(path, `${path}.copy`)
  expect(storedRows(`${path}.copy`)).toHaveLength(2)
})

// main.test.ts has a folder for the file, and a file that is no database.
test('a path through a file stops the start', async () => {
  const store = new SqliteStore(
    resolve(await temporaryFolder({ 'a file': '' }), 'a file/messages.db'),
  )
  await expect(store.prepare()).rejects.toSatisfy(isPathError)
})

test.each(['ENOSPC', 'EROFS'])('a disk may get over %s, so the path is not wrong', (code) => {
  const error = Object.assign(new Error(code), { code, syscall: 'mkdir' })
  expect(isPathError(error), 'the path is wrong').toBe(false)
})

test('names with a special meaning in SQLite are ordinary files', async () => {
  const folder = await temporaryFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  for (const name of [':memory:', 'file:messages.db?mode=memory']) {
    const store = new SqliteStore(name)
    await store.add({ ...anna, spam: false }, somebody, [])
    store.close()
    expect(storedRows(join(folder, name))).toHaveLength(1)
  }
})

test('a migration that fails leaves nothing behind', async () => {
  const { path, store } = await openStore('messages.db')
  using database = new DatabaseSync(path)
  database.exec('CREATE TABLE messages (text TEXT)')

  await expect(store.prepare()).rejects.toThrow('table messages already exists')

  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 })
  expect(database.isTransaction, 'a transaction is open').toBe(false)
  database.exec("INSERT INTO messages VALUES ('not locked')")
})

test('nothing is left of a deleted message', async () => {
  const { path, store, add, rows } = await openStore()
  const texts = Array.from({ length: 300 }, (_, number) => `the text of message ${number}.`)
  for (const [number, text] of texts.entries()) {
    // Messages of many lengths, and gaps between them, make SQLite move them to other pages.
    await add({ message: text + 'a'.repeat((number * 997) % 3000) }, ['a@fez.example'])
    const mail = number % 3 > 0 && (await store.outbox.claim(['a@fez.example'], 1))
    if (mail) await store.outbox.markSent(mail)
    if (number % 10 === 9) await store.delete({ ids: [number - 4] })
  }
  await store.delete({ ids: texts.map((_, number) => number * 2 + 1) })
  const rest = rows().map(({ message }) => String(message))
  const files = ['', '-wal', '-shm'].map((end) => readFileSync(path + end, 'latin1')).join()
  const left = texts.filter((text) => files.includes(text))
  expect(left).toHaveLength(rest.length)
  expect(left.filter((text) => !rest.some((message) => message.startsWith(text)))).toEqual([])
})

test('a deletion says if another program keeps deleted text', async () => {
  useFakeTimers('performance')
  const { path, store, add } = await openStore()
  await add()
  const reader = new DatabaseSync(path, { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT * FROM messages').all()
  const clock = setInterval(() => vi.advanceTimersByTime(1_000))
  await expect(store.delete({ ids: [1] })).rejects.toThrow(
    'deleted text stays in the file that ends in -wal while',
  )
  clearInterval(clock)
  reader.close()
  expect(await store.delete({ ids: [1] })).toBe(0)
  expect(readFileSync(`${path}-wal`, 'latin1')).not.toContain(anna.email)
})
