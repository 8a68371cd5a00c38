import { closeSync, openSync, rmSync, truncateSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { openImmutable, openToRead } from './open-sqlite.ts'
import { isNoDatabase } from './sqlite-file.ts'
import { versionOf } from './sqlite-migrations.ts'

/** All pages in one step. Between two steps, a server could write, and SQLite would begin again. */
const AT_ONCE = { rate: 2 ** 31 - 1 }

/** Copies the database into a new file, while servers use it. Resolves to the number of messages. */
export async function backUp(path: string, file: string): Promise<number> {
  closeSync(openSync(file, 'wx', 0o600))
  try {
    const database = openToRead(path)
    await backup(database, file, AT_ONCE).finally(() => {
      database.close()
    })
    return verifyBackup(file)
  } catch (error) {
    rmSync(file)
    throw error
  }
}

/** Throws if SQLite finds an error in a backup. Returns the number of its messages. */
export function verifyBackup(file: string): number {
  const database = openImmutable(file)
  try {
    const check = database.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (check !== 'ok') throw new Error(String(check))
    if (versionOf(database) === 0) throw new Error('it has no table of messages')
    return Number(database.prepare('SELECT count(*) AS count FROM messages').get()?.count)
  } finally {
    database.close()
  }
}

/** Throws if a server uses the database. Returns false if the file is damaged and no longer a database. */
export function requireUnused(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    // Only the last connection can end WAL mode.
    database.exec('PRAGMA journal_mode = DELETE')
    return true
  } catch (error) {
    if (isNoDatabase(error)) return false
    throw error
  } finally {
    database.close()
  }
}

/** Writes a backup over the database, which keeps its owner. */
export async function restore(file: string, path: string): Promise<void> {
  if (!requireUnused(path)) truncateSync(path)
  const source = openImmutable(file)
  await backup(source, path, AT_ONCE).finally(() => {
    source.close()
  })
}
