import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type {
  Added,
  Message,
  MessageStore,
  Sender,
  StoredMessage,
  UntoldCount,
} from './message-store.ts'
import { RateLimit } from './rate-limit.ts'
import { makeFile } from './sqlite-file.ts'
import { migrate, openDatabase, openToRead, versionOf } from './sqlite-schema.ts'

/** How long a call waits for another process that writes, and how often it tries. */
const PATIENCE_MS = 1000
const STEP_MS = 20

const COLUMNS = `id, received_at AS receivedAt, first_name AS firstName, last_name AS lastName,
  email, phone, message, spam`

/** Messages in one SQLite file, the limit in memory: for the servers of one machine. */
export class SqliteStore implements MessageStore {
  readonly place: string
  readonly #path: string
  readonly #limit: RateLimit | undefined
  readonly #leastFreeBytes: number
  #opened: { database: DatabaseSync; inode: number | undefined } | undefined

  constructor(path: string, limit: number | 'off' = 'off', leastFreeBytes = 2 ** 20) {
    this.place = path
    // SQLite gives `:memory:` and `file:…` a meaning of their own, but not an absolute path.
    this.#path = resolve(path)
    this.#limit = limit === 'off' ? undefined : new RateLimit(limit)
    this.#leastFreeBytes = leastFreeBytes
  }

  async prepare(): Promise<void> {
    await this.#patiently(migrate)
    const { blocks, bavail, bsize } = await statfs(dirname(this.#path))
    // Some file systems do not know how much room they have.
    if (blocks > 0 && bavail * bsize < this.#leastFreeBytes) {
      throw new Error('less than 1 MB is free on its disk')
    }
  }

  close(): void {
    this.#opened?.database.close()
    this.#opened = undefined
  }

  add(message: Message, sender: Sender, untold: boolean): Promise<Added> {
    return this.#patiently((database) => this.#add(database, message, sender, untold))
  }

  // Synchronous, so that only one of two messages with one key is new to this process.
  #add(database: DatabaseSync, message: Message, { key, client }: Sender, untold: boolean): Added {
    const earlier = earlierWith(database, key, message)
    if (earlier) return earlier
    const seconds = this.#limit?.take(client) ?? 0
    if (seconds > 0) return seconds
    try {
      if (inserted(database, message, key, untold)) return 'stored'
    } catch (fault) {
      this.#limit?.giveBack(client)
      throw fault
    }
    this.#limit?.giveBack(client)
    return earlierWith(database, key, message) ?? 'other'
  }

  untold(after: number, limit: number): Promise<StoredMessage[]> {
    return this.#patiently((database) =>
      database
        .prepare(`SELECT ${COLUMNS} FROM messages WHERE untold = 1 AND id > ? ORDER BY id LIMIT ?`)
        .all(after, limit)
        .map(stored),
    )
  }

  told(id: number): Promise<void> {
    return this.#patiently((database) => {
      database.prepare('UPDATE messages SET untold = 0 WHERE id = ?').run(id)
    })
  }

  countUntold(): Promise<UntoldCount> {
    return this.#patiently((database) => {
      const row = database
        .prepare(
          `SELECT count(*) AS untold, min(received_at) AS untoldSince
          FROM messages WHERE untold = 1`,
        )
        .get()
      return row as unknown as UntoldCount
    })
  }

  /**
   * The lock has its own file, because one on the database would block visitors. It ends with the
   * process.
   */
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

  /** Uses its own connection, which needs no write permission. */
  *messages(since = ''): Generator<StoredMessage> {
    const database = openToRead(this.#path, PATIENCE_MS)
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

  countBefore(day: string): Promise<number> {
    return this.#patiently((database) => {
      const row = database
        .prepare('SELECT count(*) AS count FROM messages WHERE received_at < ?')
        .get(day)
      return Number(row?.count)
    })
  }

  /** Overwrites the deleted text in the file, and in the log beside it. */
  deleteBefore(day: string): Promise<void> {
    return this.#patiently((database) => {
      database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
      database.exec('PRAGMA secure_delete = ON')
      database.prepare('DELETE FROM messages WHERE received_at < ?').run(day)
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    })
  }

  /** SQLite's own wait for a lock would stop the whole server. */
  async #patiently<T>(work: (database: DatabaseSync) => T): Promise<T> {
    const deadlineMs = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return work(this.#database())
      } catch (fault) {
        if (!isLocked(fault) || performance.now() > deadlineMs) throw fault
      }
      await setTimeout(STEP_MS)
    }
  }

  /** Opens the file, also again if somebody has moved or deleted it. */
  #database(): DatabaseSync {
    if (this.#opened && this.#opened.inode !== inodeOf(this.#path)) this.close()
    this.#opened ??= { database: openDatabase(this.#path), inode: inodeOf(this.#path) }
    return this.#opened.database
  }
}

function earlierWith(
  database: DatabaseSync,
  key: string | undefined,
  message: Message,
): 'same' | 'other' | undefined {
  if (key === undefined) return undefined
  const row = database
    .prepare(
      `SELECT (first_name, last_name, email, phone, message, spam) = (?, ?, ?, ?, ?, ?) AS same
      FROM messages WHERE idempotency_key = ?`,
    )
    .get(...values(message), key)
  return row && (row.same === 1 ? 'same' : 'other')
}

/** False if the key is taken. */
function inserted(
  database: DatabaseSync,
  message: Message,
  key: string | undefined,
  untold: boolean,
): boolean {
  const { changes } = database
    .prepare(
      `INSERT INTO messages (first_name, last_name, email, phone, message, spam,
        received_at, idempotency_key, untold)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .run(...values(message), new Date().toISOString(), key ?? null, untold ? 1 : 0)
  return changes === 1
}

function stored(row: Record<string, SQLOutputValue>): StoredMessage {
  return { ...(row as unknown as StoredMessage), spam: row.spam === 1 }
}

function values({ firstName, lastName, email, phone, message, spam }: Message) {
  return [firstName, lastName, email, phone, message, spam ? 1 : 0] as const
}

/** SQLITE_BUSY. */
function isLocked(fault: unknown): boolean {
  return fault instanceof Error && 'errcode' in fault && (Number(fault.errcode) & 255) === 5
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}
