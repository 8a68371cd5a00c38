import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  backUpTo,
  restoreFrom,
} from '../../../../../server/messages/command/back-up-and-restore.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { openStore } from '../../support/test-messages.ts'

test('a restore brings the messages of a backup back', async () => {
  const { output, folder, path, kept, store, add, names } = await openWithBackup()
  expect(statSync(kept).mode & 0o777).toBe(0o600)
  await add({ firstName: 'Արա' })
  store.close()
  const { ino } = statSync(path)
  await restoreFrom(kept, path, true)
  expect(statSync(path).ino).toBe(ino)
  await add({ firstName: 'Աննա' })
  expect(names()).toEqual(['Անի', 'Աննա'])
  expect(readdirSync(folder).sort()).toEqual(['data', 'kept.db'])
  expect(output.mock.calls.flat()).toEqual([
    `${kept} holds 1 message, and SQLite finds no fault in it\n`,
    `${path} now holds the 1 message of ${kept}\n`,
  ])
})

test('a restore replaces no database that a server uses', async () => {
  const { path, kept, add, names } = await openWithBackup()
  await add({ firstName: 'Արա' })
  const inUse = `${path} cannot be replaced. Stop the server first: database is locked`
  for (const yes of [true, false]) {
    await expect(restoreFrom(kept, path, yes)).rejects.toThrow(inUse)
  }
  expect(names()).toEqual(['Անի', 'Արա'])
})

test('a restore needs a yes', async () => {
  const { path, kept, store, add, names } = await openWithBackup()
  await add({ firstName: 'Արա' })
  store.close()
  await expect(restoreFrom(kept, path, false)).rejects.toThrow(
    `Replace all messages of ${path} by the 1 of ${kept}? Nobody can answer here. Add --yes to do it`,
  )
  expect(names()).toEqual(['Անի', 'Արա'])
})

test('a backup that fails leaves all as it was', async () => {
  const { folder, path, kept, store } = await openWithBackup()
  store.close()
  writeFileSync(kept, 'something else')
  await expect(backUpTo(kept, path)).rejects.toThrow(
    `${kept} exists already. Give the name of a new file`,
  )
  expect(readFileSync(kept, 'utf8')).toBe('something else')
  const lost = join(folder, 'no/folder/kept.db')
  await expect(backUpTo(lost, path)).rejects.toThrow('No backup is made: ENOENT')

  writeFileSync(path, 'text'.repeat(1000))
  await expect(backUpTo(join(folder, 'new.db'), path)).rejects.toThrow(
    'No backup is made: file is not a database',
  )
  expect(readdirSync(folder).sort()).toEqual(['data', 'kept.db'])
})

test('a restore refuses a file that is no backup', async () => {
  const { path, kept, store, names } = await openWithBackup()
  store.close()
  const half = readFileSync(kept).fill(1, 4096, 4200)
  const files = await temporaryFolder({ half, text: 'text'.repeat(1000), empty: '' })
  for (const name of ['half', 'text', 'empty', 'none']) {
    const file = join(files, name)
    await expect(restoreFrom(file, path, true)).rejects.toThrow(
      `${file} is no backup of messages: `,
    )
  }
  expect(names()).toEqual(['Անի'])
})

test('a restore makes no database, which would belong to this user', async () => {
  const { folder, kept } = await openWithBackup()
  const missing = join(folder, 'new.db')
  for (const yes of [true, false]) {
    await expect(restoreFrom(kept, missing, yes)).rejects.toThrow(
      `${missing} does not exist. Start the server once, so that it makes the file, and stop it`,
    )
  }
  expect(readdirSync(folder).sort()).toEqual(['data', 'kept.db'])
})

test('a restore repairs a database that is damaged', async () => {
  const { path, kept, store, names } = await openWithBackup()
  store.close()
  writeFileSync(path, 'text'.repeat(1000))
  await expect(restoreFrom(kept, path, false)).rejects.toThrow('Nobody can answer here')
  expect(readFileSync(path, 'utf8')).toBe('text'.repeat(1000))
  await restoreFrom(kept, path, true)
  expect(names()).toEqual(['Անի'])
})

/** A store with a message of Անի, and its backup `kept`. */
async function openWithBackup() {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const opened = await openStore()
  const kept = join(opened.folder, 'kept.db')
  await opened.add({ firstName: 'Անի' })
  await backUpTo(kept, opened.path)
  const names = () => opened.rows().map(({ first_name: name }) => name)
  return { ...opened, output, kept, names }
}
