import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { createFile, isInvalidPath } from './sqlite-file.ts'

/** How long a call waits for another process that writes. */
export const LOCK_TIMEOUT_MS = 1000

/** One step for each `user_version`. A released step never changes. */
const MIGRATIONS = [
  `CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    spam INTEGER NOT NULL,
    idempotency_key TEXT UNIQUE
  ) STRICT`,
  `ALTER TABLE messages ADD COLUMN untold INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX messages_untold ON messages (id) WHERE untold = 1`,
  // AUTOINCREMENT never gives the number of a deleted message to another one. Some files of the last
  // version have it already, and keep the highest number that they gave.
  `CREATE TABLE renamed (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    spam INTEGER NOT NULL,
    idempotency_key TEXT UNIQUE,
    pending INTEGER NOT NULL
  ) STRICT;
  UPDATE sqlite_sequence SET name = 'renamed' WHERE name = 'messages';
  INSERT INTO renamed SELECT id, received_at, first_name, last_name, email, phone, message, spam,
    idempotency_key, untold FROM messages;
  DROP TABLE messages;
  ALTER TABLE renamed RENAME TO messages;
  CREATE INDEX messages_pending ON messages (id) WHERE pending = 1`,
  `ALTER TABLE messages ADD COLUMN sent_to TEXT NOT NULL DEFAULT '[]'`,
]

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

/**
 * SQLite makes files beside the database even to read it, which a read-only disk does not allow.
 * If there is no log of writes, nobody writes, and SQLite can read the file alone.
 */
export function openToRead(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true, timeout: LOCK_TIMEOUT_MS })
  try {
    versionOf(database)
    return database
  } catch (error) {
    if (!isInvalidPath(error) || existsSync(`${path}-wal`)) return database
    database.close()
    return openImmutable(path)
  }
}

/** For a file that nobody writes. Makes no files beside it. */
export function openImmutable(path: string): DatabaseSync {
  return new DatabaseSync(new URL('?immutable=1', pathToFileURL(path)), { readOnly: true })
}

/** Updates the tables. Throws if the file cannot be written, even if it is up to date. */
export function migrate(database: DatabaseSync): void {
  transaction(database, () => {
    for (const step of MIGRATIONS.slice(versionOf(database))) database.exec(step)
    // This always writes, because SQLite opens a read-only file without an error.
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}

export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // If the disk is full, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Whether an earlier release wrote the file. */
export function isOutdated(database: DatabaseSync): boolean {
  const version = versionOf(database)
  return version > 0 && version < MIGRATIONS.length
}

export function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > MIGRATIONS.length) throw new Error('a later version of this program wrote it')
  return version
}
