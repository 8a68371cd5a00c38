import { chmodSync, copyFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SqliteStore } from '../../../server/message-store/sqlite-store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { anna, somebody, storedRows } from './sent-message.ts'

test('each commit is synced to the disk: journal mode WAL, synchronous FULL', async () => {
  const said = vi.spyOn(DatabaseSync.prototype, 'exec')
  const { path, store } = await storeInNewFolder()
  await store.prepare()
  const [connection] = said.mock.contexts as DatabaseSync[]
  expect(connection?.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(connection?.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  expect(connection?.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 0 })
  expect(connection?.location()).toBe(path)
  store.close()
})

test('the file and its folders are made, and only their owner has access', async () => {
  const { path, store } = await storeInNewFolder('deep/er/messages.db')
  await store.prepare()
  store.close()
  expect(statSync(path).mode & 0o777).toBe(0o600)
  for (const folder of ['..', '../..']) {
    expect(statSync(join(path, folder)).mode & 0o777).toBe(0o700)
  }
})

test('names with a special meaning in SQLite are ordinary files', async () => {
  const folder = await temporaryFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  for (const name of [':memory:', 'file:messages.db?mode=memory']) {
    const store = new SqliteStore(name)
    await store.add({ ...anna, spam: false }, somebody, false)
    store.close()
    expect(storedRows(join(folder, name))).toHaveLength(1)
  }
})

test('a migration that fails leaves nothing behind, and says why', async () => {
  const { path, store } = await storeInNewFolder('messages.db')
  const database = new DatabaseSync(path)
  database.exec('CREATE TABLE messages (text TEXT)')

  await expect(store.prepare()).rejects.toThrow('table messages already exists')

  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 })
  expect(database.isTransaction).toBe(false)
  database.exec("INSERT INTO messages VALUES ('not locked')")
  database.close()
})

test('a database is migrated once, and unchanged when it is opened again', async () => {
  const { path, store } = await storeInNewFolder()
  const add = () => store.add({ ...anna, spam: false }, { ...somebody, key: 'key' }, false)
  expect(await add()).toBe('stored')
  store.close()
  expect(await add()).toBe('same')
  store.close()
  expect(storedRows(path)).toHaveLength(1)
})

test('a copy of the file alone holds every message', async () => {
  const { path, store } = await storeInNewFolder()
  for (const firstName of ['Աննա', 'Անի']) {
    await store.add({ ...anna, firstName, spam: false }, somebody, false)
  }
  copyFileSync(path, `${path}.copy`)
  expect(storedRows(`${path}.copy`)).toHaveLength(2)
  store.close()
})

test('a database can be read on a read-only disk', async () => {
  const { path, store } = await storeInNewFolder('messages.db')
  await store.add({ ...anna, spam: false }, somebody, false)
  store.close()
  chmodSync(path, 0o444)
  chmodSync(dirname(path), 0o555)
  // Root may read and write everything.
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.('nobody')
  onTestFinished(() => {
    if (isRoot) process.seteuid?.(0)
    chmodSync(dirname(path), 0o755)
  })
  expect([...store.messages()]).toMatchObject([anna])
})

async function storeInNewFolder(name = 'data/messages.db') {
  const path = join(await temporaryFolder(), name)
  return { path, store: new SqliteStore(path) }
}
