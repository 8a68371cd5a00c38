import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type {
  Added,
  Message,
  MessageStore,
  Selection,
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

/** A program that lists messages, or makes a backup, keeps the log of writes from being emptied. */
const LONG_PATIENCE_MS = 10_000

/** SQLITE_BUSY. */
const BUSY = 5

/** How many messages one transaction deletes, so that visitors' messages do not wait long for it. */
const BATCH = 500

const COLUMNS = `id, received_at AS receivedAt, first_name AS firstName, last_name AS lastName,
  email, phone, message, spam`

const SELECTED = `(?1 IS NULL OR received_at >= ?1) AND (?2 IS NULL OR received_at < ?2)
  AND (?3 IS NULL OR email IN (SELECT value FROM json_each(?3)))
  AND (?4 IS NULL OR id IN (SELECT value FROM json_each(?4)))
  AND (?5 IS NULL OR untold = ?5)`

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

  *messages(selection: Selection = {}): Generator<StoredMessage> {
    const query = `SELECT ${COLUMNS} FROM messages WHERE ${SELECTED} ORDER BY id DESC`
    for (const row of this.#read(query, conditions(selection))) yield stored(row)
  }

  emails(): string[] {
    return Array.from(this.#read('SELECT DISTINCT email FROM messages'), ({ email }) =>
      String(email),
    )
  }

  count(selection: Selection): Promise<number> {
    return this.#patiently((database) => {
      const row = database
        .prepare(`SELECT count(*) AS count FROM messages WHERE ${SELECTED}`)
        .get(...conditions(selection))
      return Number(row?.count)
    })
  }

  async delete(selection: Selection): Promise<number> {
    let deleted = 0
    for (;;) {
      const batch = await this.#patiently((database) => deleteBatch(database, selection))
      deleted += batch
      if (batch < BATCH) break
      await setTimeout(STEP_MS)
    }
    await this.#patiently(truncateLog, LONG_PATIENCE_MS)
    return deleted
  }

  /** Uses its own connection, which needs no write permission. */
  *#read(query: string, values: SQLInputValue[] = []) {
    const database = openToRead(this.#path, PATIENCE_MS)
    try {
      if (versionOf(database) > 0) yield* database.prepare(query).iterate(...values)
    } finally {
      database.close()
    }
  }

  /** SQLite's own wait for a lock would stop the whole server. */
  async #patiently<T>(work: (database: DatabaseSync) => T, patienceMs = PATIENCE_MS): Promise<T> {
    const deadlineMs = performance.now() + patienceMs
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

function deleteBatch(database: DatabaseSync, selection: Selection): number {
  const { changes } = database
    .prepare(
      `DELETE FROM messages WHERE id IN (SELECT id FROM messages WHERE ${SELECTED} LIMIT ${BATCH})`,
    )
    .run(...conditions(selection))
  return Number(changes)
}

/** The log of writes still has the text of deleted messages. */
function truncateLog(database: DatabaseSync): void {
  const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  if (result?.busy === 0) return
  const text = 'deleted text stays in the file that ends in -wal while another program reads it'
  throw Object.assign(new Error(text), { errcode: BUSY })
}

function stored(row: Record<string, SQLOutputValue>): StoredMessage {
  return { ...(row as unknown as StoredMessage), spam: row.spam === 1 }
}

/** The values for `SELECTED`. */
function conditions({
  since,
  before,
  emails,
  ids,
  pending,
}: Selection): (string | number | null)[] {
  return [
    since ?? null,
    before ?? null,
    emails ? JSON.stringify(emails) : null,
    ids ? JSON.stringify(ids) : null,
    pending === undefined ? null : Number(pending),
  ]
}

function values({ firstName, lastName, email, phone, message, spam }: Message) {
  return [firstName, lastName, email, phone, message, spam ? 1 : 0] as const
}

function isLocked(fault: unknown): boolean {
  return fault instanceof Error && 'errcode' in fault && (Number(fault.errcode) & 255) === BUSY
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}
