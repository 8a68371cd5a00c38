import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { createFile } from './sqlite-file.ts'
import { migrate } from './sqlite-migrations.ts'

/** How long a call waits for another process that writes. */
export const BUSY_TIMEOUT_MS = 1000

export function openDatabase(path: string): DatabaseSync {
  createFile(path)
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // Each commit is synced, not only each checkpoint.
    database.exec('PRAGMA synchronous = FULL')
    // Overwrites deleted text with zeros. All connections need this: whenever SQLite moves a message
    // to another page, it would leave a copy of the text behind.
    database.exec('PRAGMA secure_delete = ON')
    // Each commit goes into the file at once: a copy of the file without its log is complete.
    database.exec('PRAGMA wal_autocheckpoint = 1')
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

export function openToRead(path: string): DatabaseSync {
  return new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
}

/** Opens a file that nobody writes, and makes no files beside it. */
export function openImmutable(path: string): DatabaseSync {
  return new DatabaseSync(new URL('?immutable=1', pathToFileURL(path)), { readOnly: true })
}
