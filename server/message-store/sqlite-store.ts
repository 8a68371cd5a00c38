import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { Added, Message, MessageStore, Sender, StoredMessage } from './message-store.ts'
import { RateLimit } from './rate-limit.ts'
import { makeFile } from './sqlite-file.ts'

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
]

/** Milliseconds that a write waits for another process, and the whole server with it. */
const PATIENCE = 1000

const COLUMNS = `id, received_at AS receivedAt, first_name AS firstName, last_name AS lastName,
  email, phone, message, spam`

/** Messages in one SQLite file, the limit in memory: for the servers of one machine. */
export class SqliteStore implements MessageStore {
  readonly place: string
  readonly #path: string
  readonly #limit: RateLimit | undefined
  #opened: { database: DatabaseSync; inode: number | undefined } | undefined

  constructor(path: string, limit: number | 'off' = 'off') {
    this.place = path
    // SQLite gives `:memory:` and `file:…` a meaning of their own, but not an absolute path.
    this.#path = resolve(path)
    this.#limit = limit === 'off' ? undefined : new RateLimit(limit)
  }

  prepare(): void {
    migrate(this.#database())
  }

  close(): void {
    this.#opened?.database.close()
    this.#opened = undefined
  }

  // Synchronous, so that two messages with one key cannot both be new to this process.
  add(message: Message, { key, client }: Sender, untold: boolean): Added {
    const earlier = this.#earlier(key, message)
    if (earlier) return earlier
    const seconds = this.#limit?.take(client) ?? 0
    if (seconds > 0) return seconds
    try {
      if (this.#insert(message, key, untold)) return 'stored'
    } catch (fault) {
      this.#limit?.giveBack(client)
      throw fault
    }
    // Another process was quicker with this key.
    this.#limit?.giveBack(client)
    return this.#earlier(key, message) ?? 'other'
  }

  untold(after: number, most: number): StoredMessage[] {
    return this.#database()
      .prepare(`SELECT ${COLUMNS} FROM messages WHERE untold = 1 AND id > ? ORDER BY id LIMIT ?`)
      .all(after, most)
      .map(stored)
  }

  told(id: number): void {
    this.#database().prepare('UPDATE messages SET untold = 0 WHERE id = ?').run(id)
  }

  /** Locks a second file: a lock on the first would block visitors. It ends with the process. */
  takeTurn(): (() => void) | undefined {
    const path = `${this.#path}-turn`
    makeFile(path)
    const lock = new DatabaseSync(path, { timeout: 0 })
    try {
      lock.exec('BEGIN EXCLUSIVE')
    } catch (fault) {
      lock.close()
      if (fault instanceof Error && fault.message === 'database is locked') return undefined
      throw fault
    }
    return () => {
      lock.close()
    }
  }

  /** Reads on a connection of its own, which needs no write permission. */
  *messages(since = ''): Generator<StoredMessage> {
    const database = new DatabaseSync(this.#path, { readOnly: true, timeout: PATIENCE })
    try {
      if (versionOf(database) === 0) return
      const rows = database
        .prepare(`SELECT ${COLUMNS} FROM messages WHERE received_at >= ? ORDER BY id DESC`)
        .iterate(since)
      for (const row of rows) yield stored(row)
    } finally {
      database.close()
    }
  }

  countBefore(day: string): number {
    const row = this.#database()
      .prepare('SELECT count(*) AS count FROM messages WHERE received_at < ?')
      .get(day)
    return Number(row?.count)
  }

  /** Overwrites the deleted text, in the file and in the log beside it. */
  deleteBefore(day: string): void {
    const database = this.#database()
    database.exec('PRAGMA secure_delete = ON')
    database.prepare('DELETE FROM messages WHERE received_at < ?').run(day)
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  #earlier(key: string | undefined, message: Message): 'same' | 'other' | undefined {
    if (key === undefined) return undefined
    const row = this.#database()
      .prepare(
        `SELECT (first_name, last_name, email, phone, message, spam) = (?, ?, ?, ?, ?, ?) AS same
        FROM messages WHERE idempotency_key = ?`,
      )
      .get(...values(message), key)
    return row && (row.same === 1 ? 'same' : 'other')
  }

  /** True: the message is on disk. False: its key is taken. */
  #insert(message: Message, key: string | undefined, untold: boolean): boolean {
    const { changes } = this.#database()
      .prepare(
        `INSERT INTO messages (first_name, last_name, email, phone, message, spam,
          received_at, idempotency_key, untold)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
      )
      .run(...values(message), new Date().toISOString(), key ?? null, untold ? 1 : 0)
    return changes === 1
  }

  /** Opened again once the file was moved or deleted: nobody would find messages in the old one. */
  #database(): DatabaseSync {
    if (this.#opened && this.#opened.inode !== inodeOf(this.#path)) this.close()
    this.#opened ??= { database: open(this.#path), inode: inodeOf(this.#path) }
    return this.#opened.database
  }
}

function stored(row: Record<string, SQLOutputValue>): StoredMessage {
  return { ...(row as unknown as StoredMessage), spam: row.spam === 1 }
}

function values({ firstName, lastName, email, phone, message, spam }: Message) {
  return [firstName, lastName, email, phone, message, spam ? 1 : 0] as const
}

function open(path: string): DatabaseSync {
  makeFile(path)
  const database = new DatabaseSync(path, { timeout: PATIENCE })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // Each commit is synced, not only each checkpoint.
    database.exec('PRAGMA synchronous = FULL')
    // Each commit goes into the file at once, so that a copy of the file without its log is
    // complete.
    database.exec('PRAGMA wal_autocheckpoint = 1')
    migrate(database)
    return database
  } catch (fault) {
    database.close()
    throw fault
  }
}

function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const step of MIGRATIONS.slice(versionOf(database))) database.exec(step)
    // Always written: SQLite opens a read-only file without complaint, and keeps it read-only.
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    database.exec('COMMIT')
  } catch (fault) {
    // A full disk has already rolled it back.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw fault
  }
}

function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > MIGRATIONS.length) throw new Error('a later version of this program wrote it')
  return version
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}
