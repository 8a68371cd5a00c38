import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SqliteStore } from '../../../../server/message-store/sqlite-store.ts'
import { backUpTo, restoreFrom } from '../../../../server/messages/backup-messages.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { anna, somebody, storedRows } from '../support/test-messages.ts'

test('a backup copies the messages while a server uses them, and a restore brings them back', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { folder, path, kept, store, add } = await openStore()
  await add('Անի')
  await backUpTo(kept, path)
  expect(statSync(kept).mode & 0o777).toBe(0o600)
  await add('Արա')

  const inUse = `${path} cannot be replaced. Stop the server first: database is locked`
  for (const yes of [true, false]) {
    await expect(restoreFrom(kept, path, yes)).rejects.toThrow(inUse)
  }
  expect(namesIn(path)).toEqual(['Անի', 'Արա'])
  store.close()

  const { ino } = statSync(path)
  await expect(restoreFrom(kept, path, false)).rejects.toThrow(
    `Replace all messages of ${path} by the 1 of ${kept}? Nobody can answer here. Add --yes to do it`,
  )
  expect(namesIn(path)).toEqual(['Անի', 'Արա'])
  await restoreFrom(kept, path, true)
  expect(statSync(path).ino).toBe(ino)
  await add('Աննա')
  expect(namesIn(path)).toEqual(['Անի', 'Աննա'])
  expect(readdirSync(folder).sort()).toEqual(['data', 'kept.db'])
  expect(output.mock.calls.flat()).toEqual([
    `${kept} holds 1 message, and SQLite finds no fault in it\n`,
    `${path} now holds the 1 message of ${kept}\n`,
  ])
})

test('a backup overwrites nothing, and leaves nothing behind if it fails', async () => {
  const { folder, path, kept, store, add } = await openStore()
  await add('Անի')
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

test('a restore refuses a file that is no backup, and repairs a database that is damaged', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { path, kept, store, add } = await openStore()
  await add('Անի')
  await backUpTo(kept, path)
  store.close()
  const half = readFileSync(kept).fill(1, 4096, 4200)
  const files = await temporaryFolder({ half, text: 'text'.repeat(1000), empty: '' })
  for (const name of ['half', 'text', 'empty', 'none']) {
    const file = join(files, name)
    await expect(restoreFrom(file, path, true)).rejects.toThrow(
      `${file} is no backup of messages: `,
    )
  }
  expect(namesIn(path)).toEqual(['Անի'])

  writeFileSync(path, 'text'.repeat(1000))
  await expect(restoreFrom(kept, path, false)).rejects.toThrow('Nobody can answer here')
  expect(readFileSync(path, 'utf8')).toBe('text'.repeat(1000))
  await restoreFrom(kept, path, true)
  expect(namesIn(path)).toEqual(['Անի'])
})

async function openStore() {
  const folder = await temporaryFolder()
  const path = join(folder, 'data/messages.db')
  const store = new SqliteStore(path)
  onTestFinished(() => {
    store.close()
  })
  const add = (firstName: string) => store.add({ ...anna, firstName, spam: false }, somebody, false)
  return { folder, path, kept: join(folder, 'kept.db'), store, add }
}

function namesIn(path: string) {
  return storedRows(path).map(({ first_name: name }) => name)
}
