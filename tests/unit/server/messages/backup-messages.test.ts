import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SqliteStore } from '../../../../server/message-store/sqlite-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { runProgram } from '../support/start-program.ts'
import { anna, somebody, storedRows } from '../support/test-messages.ts'

test('--backup copies the messages while a server uses them, and a restore brings them back', async () => {
  const { folder, path, store, add } = await openStore()
  await add('Անի')
  expect(await run(folder, '--backup', 'kept.db')).toEqual({
    stdout: 'kept.db holds 1 message, and SQLite finds no fault in it\n',
    stderr: '',
    code: 0,
  })
  expect(statSync(join(folder, 'kept.db')).mode & 0o777).toBe(0o600)
  await add('Արա')

  const restore = ['--restore', 'kept.db']
  const inUse = 'data/messages.db cannot be replaced. Stop the server first: database is locked\n'
  expect(await run(folder, ...restore, '--yes')).toEqual({ stdout: '', stderr: inUse, code: 1 })
  expect(namesIn(path)).toEqual(['Անի', 'Արա'])
  store.close()

  const { ino } = statSync(path)
  const asked = await run(folder, ...restore)
  expect(asked.stderr).toBe(
    'Replace all messages of data/messages.db by the 1 of kept.db? Nobody can answer here. Add --yes to do it\n',
  )
  expect(namesIn(path)).toEqual(['Անի', 'Արա'])
  expect((await run(folder, ...restore, '--yes')).stdout).toBe(
    'data/messages.db now holds the 1 message of kept.db\n',
  )
  expect(statSync(path).ino).toBe(ino)
  await add('Աննա')
  expect(namesIn(path)).toEqual(['Անի', 'Աննա'])
  expect(readdirSync(folder).sort()).toEqual(['data', 'kept.db'])
  store.close()
})

test('a backup overwrites nothing, and leaves nothing behind if it fails', async () => {
  const { folder, store, add } = await openStore()
  await add('Անի')
  store.close()
  writeFileSync(join(folder, 'kept.db'), 'something else')
  expect((await run(folder, '--backup', 'kept.db')).stderr).toBe(
    'kept.db exists already. Give the name of a new file\n',
  )
  expect(readFileSync(join(folder, 'kept.db'), 'utf8')).toBe('something else')
  const { stderr, code } = await run(folder, '--backup', 'no/folder/kept.db')
  expect([stderr, code]).toEqual([expect.stringMatching(/^No backup is made: ENOENT/), 1])

  writeFileSync(join(folder, 'data/messages.db'), 'text'.repeat(1000))
  expect((await run(folder, '--backup', 'new.db')).stderr).toBe(
    'No backup is made: file is not a database\n',
  )
  expect(readdirSync(folder).sort()).toEqual(['data', 'kept.db'])
})

test('a restore refuses a file that is no backup, and repairs a database that is damaged', async () => {
  const { folder, path, store, add } = await openStore()
  await add('Անի')
  await run(folder, '--backup', 'kept.db')
  store.close()
  const bytes = readFileSync(join(folder, 'kept.db'))
  writeFileSync(join(folder, 'half.db'), bytes.fill(1, 4096, 4200))
  writeFileSync(join(folder, 'text.db'), 'text'.repeat(1000))
  writeFileSync(join(folder, 'empty.db'), '')
  for (const name of ['half.db', 'text.db', 'empty.db', 'none.db']) {
    const { stderr, code } = await run(folder, '--restore', name, '--yes')
    expect([stderr, code]).toEqual([
      expect.stringMatching(new RegExp(`^${name} is no backup of messages: .+\n$`)),
      1,
    ])
  }
  expect(namesIn(path)).toEqual(['Անի'])

  writeFileSync(path, 'text'.repeat(1000))
  expect((await run(folder, '--restore', 'kept.db')).stderr).toContain('Nobody can answer here')
  expect(readFileSync(path, 'utf8')).toBe('text'.repeat(1000))
  expect((await run(folder, '--restore', 'kept.db', '--yes')).code).toBe(0)
  expect(namesIn(path)).toEqual(['Անի'])
})

test('a database in PostgreSQL is left to its own programs', async () => {
  const folder = await temporaryFolder({ '.env': 'DATABASE_URL=postgres://127.0.0.1:1/fez' })
  for (const option of ['--backup', '--restore']) {
    expect((await run(folder, option, 'kept.db')).stderr).toContain('pg_dump and pg_restore')
  }
  expect(readdirSync(folder)).toEqual(['.env'])
})

async function openStore() {
  const folder = await temporaryFolder()
  const path = join(folder, 'data/messages.db')
  const store = new SqliteStore(path)
  const add = (firstName: string) => store.add({ ...anna, firstName, spam: false }, somebody, false)
  return { folder, path, store, add }
}

function namesIn(path: string) {
  return storedRows(path).map(({ first_name: name }) => name)
}

function run(folder: string, ...args: string[]) {
  return runProgram('messages/messages-command.ts', folder, {}, args)
}
