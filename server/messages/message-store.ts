import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Message } from './delivery.ts'

export interface StoredMessage extends Message {
  /** ISO 8601, in UTC. */
  receivedAt: string
}

/** Each brings the database from one `user_version` to the next. What was released stays as it is. */
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
]

/**
 * How long a write waits for another process's, in milliseconds. Nothing else is answered
 * meanwhile.
 */
const PATIENCE = 1000

/** The messages in one file. It is opened when it is needed, and whatever goes wrong is thrown. */
export class MessageStore {
  readonly #path: string
  #opened: { database: DatabaseSync; inode: number | undefined } | undefined

  constructor(path: string) {
    // SQLite gives a meaning of its own to `:memory:` and `file:…`, but not to absolute paths.
    this.#path = resolve(path)
  }

  /** Makes the file and its folder, where there are none, and sees that it can be written. */
  prepare(): void {
    this.#database()
  }

  close(): void {
    this.#opened?.database.close()
    this.#opened = undefined
  }

  /** What came in under this key before: nothing, this very message or another. */
  earlier(key: string, message: Message): 'nothing' | 'same' | 'other' {
    const row = this.#database()
      .prepare(
        `SELECT (first_name, last_name, email, phone, message, spam) = (?, ?, ?, ?, ?, ?) AS same
        FROM messages WHERE idempotency_key = ?`,
      )
      .get(...columns(message), key)
    if (!row) return 'nothing'
    return row.same === 1 ? 'same' : 'other'
  }

  /** Stores a message. It is on disk when this returns. False: its key is taken, and it is not. */
  add(message: Message, key: string | undefined): boolean {
    const { changes } = this.#database()
      .prepare(
        `INSERT INTO messages
          (first_name, last_name, email, phone, message, spam, received_at, idempotency_key)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
      )
      .run(...columns(message), new Date().toISOString(), key ?? null)
    return changes === 1
  }

  /** A file that was moved away or deleted would go on taking messages that nobody finds. */
  #database(): DatabaseSync {
    if (this.#opened && this.#opened.inode !== inodeOf(this.#path)) this.close()
    this.#opened ??= { database: open(this.#path), inode: inodeOf(this.#path) }
    return this.#opened.database
  }
}

/** What the file holds, the newest first; a server may be writing to it meanwhile. */
export function* storedMessages(path: string): Generator<StoredMessage> {
  const database = new DatabaseSync(resolve(path), { readOnly: true, timeout: PATIENCE })
  try {
    if (versionOf(database) === 0) return
    const rows = database
      .prepare(
        `SELECT received_at AS receivedAt, first_name AS firstName, last_name AS lastName,
          email, phone, message, spam
        FROM messages ORDER BY id DESC`,
      )
      .iterate()
    for (const row of rows) yield { ...(row as unknown as StoredMessage), spam: row.spam === 1 }
  } finally {
    database.close()
  }
}

function columns({ firstName, lastName, email, phone, message, spam }: Message) {
  return [firstName, lastName, email, phone, message, spam ? 1 : 0] as const
}

function open(path: string): DatabaseSync {
  // Visitors' names and addresses are nobody else's business.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(path, { timeout: PATIENCE })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // Each commit is synced, not only each checkpoint.
    database.exec('PRAGMA synchronous = FULL')
    // Each commit is brought into the file itself at once: who copies or moves the file alone, as
    // somebody will, shall not leave a thousand messages behind in the log beside it.
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
    // Written in any case, for SQLite opens what is read-only as such, and keeps it so for good.
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
    database.exec('COMMIT')
  } catch (fault) {
    // A full disk has ended it already.
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
