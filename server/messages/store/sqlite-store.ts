import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { isHalfUsed, usedMs, VOLUME, volumeMs, volumeWaitMs } from './daily-volume.ts'
import { MemoryRateLimiter } from './memory-rate-limiter.ts'
import {
  type AddResult,
  type Message,
  type MessageFilter,
  type MessageOrigin,
  type MessageStore,
  storableTexts,
  type StoredMessage,
} from './message-store.ts'
import { Outbox } from './outbox.ts'
import { BUSY_RETRY_MS, SQLITE_BUSY, SqliteConnection } from './sqlite-connection.ts'
import { migrate } from './sqlite-migrations.ts'
import { transaction } from './sqlite-transaction.ts'

/** A program that lists messages, or makes a backup, keeps the log of writes from being emptied. */
const LOG_TIMEOUT_MS = 10_000

/** How many messages one transaction deletes, so that visitors' messages do not wait long for it. */
const BATCH = 500

const COLUMNS = `id, received_at AS receivedAt, first_name AS firstName, last_name AS lastName,
  email, phone, message, spam`

// With `?1`, Node 22 would bind no value.
const FILTER = `($since IS NULL OR received_at >= $since)
  AND ($before IS NULL OR received_at < $before)
  AND ($emails IS NULL OR email IN (SELECT value FROM json_each($emails)))
  AND ($ids IS NULL OR id IN (SELECT value FROM json_each($ids)))
  AND ($pending IS NULL OR $pending = EXISTS (
    SELECT 1 FROM outbox WHERE message_id = id AND next_at IS NOT NULL))`

const EARLIER = `SELECT
  (first_name, last_name, email, phone, message, spam) = (?, ?, ?, ?, ?, ?) AS same
  FROM messages WHERE idempotency_key = ?`

const INSERT = `INSERT INTO messages (first_name, last_name, email, phone, message, spam,
  received_at, idempotency_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`

const ADD_TO_OUTBOX = 'INSERT OR IGNORE INTO outbox (message_id, address) VALUES (?, ?)'

/** Messages in one SQLite file, the rate limit in memory: for the servers of one machine. */
export class SqliteStore implements MessageStore {
  readonly location: string
  readonly outbox: Outbox
  readonly #connection: SqliteConnection
  readonly #limiter: MemoryRateLimiter
  readonly #minFreeBytes: number

  constructor(path: string, limit: number | 'off' = 'off', minFreeBytes = 2 ** 20) {
    // SQLite gives `:memory:` and `file:…` a meaning of their own, but not an absolute path.
    this.location = resolve(path)
    this.#connection = new SqliteConnection(this.location)
    this.#limiter = new MemoryRateLimiter(limit)
    this.#minFreeBytes = minFreeBytes
    this.outbox = new Outbox({
      now: () => String(Date.now()),
      query: (sql, values = []) =>
        this.#connection.run((database) => database.prepare(sql).all(numbered(values))),
    })
  }

  async prepare(): Promise<void> {
    await this.#connection.run(migrate)
    const { blocks, bavail, bsize } = await statfs(dirname(this.#connection.path))
    // Some file systems do not know how much room they have.
    if (blocks > 0 && bavail * bsize < this.#minFreeBytes) {
      throw new Error('less than 1 MB is free on its disk')
    }
  }

  close(): void {
    this.#connection.close()
  }

  add(message: Message, { key, network }: MessageOrigin, mailTo: string[]): Promise<AddResult> {
    const values = [...storableTexts(message), Number(message.spam)]
    return this.#connection.run((database) => {
      const added = transaction<AddResult>(database, () => {
        const earlier = database.prepare(EARLIER).get(...values, key ?? null)
        if (earlier) return earlier.same === 1 ? 'repeated' : 'key_reused'
        const retryAfterS = this.#retryAfterS(database, message, network)
        if (retryAfterS > 0) return { retryAfterS }
        const at = new Date().toISOString()
        const inserted = database.prepare(INSERT).run(...values, at, key ?? null)
        const addToOutbox = database.prepare(ADD_TO_OUTBOX)
        for (const address of mailTo) addToOutbox.run(inserted.lastInsertRowid, address)
        return 'stored'
      })
      if (added === 'stored') this.#limiter.count(network)
      return added
    })
  }

  /** Counts the message in the daily volume, or returns the seconds until there is room for it. */
  #retryAfterS(database: DatabaseSync, message: Message, network: string): number {
    if (this.#limiter.isOff) return 0
    const nowMs = Date.now()
    const row = database.prepare('SELECT free_at FROM pace WHERE subject = ?').get(VOLUME)
    const used = usedMs(Number(row?.free_at ?? 0), nowMs)
    const waitS = Math.max(
      this.#limiter.retryAfterS(network, isHalfUsed(used)),
      Math.ceil(volumeWaitMs(used, message) / 1000),
    )
    if (waitS === 0) {
      const use = database.prepare('INSERT OR REPLACE INTO pace (subject, free_at) VALUES (?, ?)')
      use.run(VOLUME, nowMs + used + volumeMs(message))
    }
    return waitS
  }

  *list(filter: MessageFilter = {}): Generator<StoredMessage> {
    const query = `SELECT ${COLUMNS} FROM messages WHERE ${FILTER} ORDER BY id DESC`
    for (const row of this.#connection.read(query, conditions(filter))) yield storedMessage(row)
  }

  emails(): string[] {
    const rows = this.#connection.read('SELECT DISTINCT email FROM messages')
    return Array.from(rows, ({ email }) => String(email))
  }

  count(filter: MessageFilter): Promise<number> {
    const query = `SELECT count(*) AS count FROM messages WHERE ${FILTER}`
    return this.#connection.run((database) =>
      Number(database.prepare(query).get(conditions(filter))?.count),
    )
  }

  async delete(filter: MessageFilter): Promise<number> {
    const query = `DELETE FROM messages
      WHERE id IN (SELECT id FROM messages WHERE ${FILTER} LIMIT ${BATCH})`
    let deleted = 0
    for (;;) {
      const { changes } = await this.#connection.run((database) =>
        database.prepare(query).run(conditions(filter)),
      )
      deleted += Number(changes)
      if (Number(changes) < BATCH) break
      await wait(BUSY_RETRY_MS)
    }
    await this.#connection.run(truncateLog, LOG_TIMEOUT_MS)
    return deleted
  }
}

/** The log of writes still has the text of deleted messages. */
function truncateLog(database: DatabaseSync): void {
  const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  if (result?.busy === 0) return
  const text = 'deleted text stays in the file that ends in -wal while another program reads it'
  throw Object.assign(new Error(text), { errcode: SQLITE_BUSY })
}

function storedMessage(row: Record<string, SQLOutputValue>): StoredMessage {
  return {
    id: Number(row.id),
    receivedAt: String(row.receivedAt),
    firstName: String(row.firstName),
    lastName: String(row.lastName),
    email: String(row.email),
    phone: String(row.phone),
    message: String(row.message),
    spam: row.spam === 1,
  }
}

/** The values for `FILTER`. */
function conditions({ since, before, emails, ids, pending }: MessageFilter) {
  return {
    since: since ?? null,
    before: before ?? null,
    emails: emails ? JSON.stringify(emails) : null,
    ids: ids ? JSON.stringify(ids) : null,
    pending: pending === undefined ? null : Number(pending),
  }
}

/** The values of `$1`, `$2` … */
function numbered(values: SQLInputValue[]): Record<string, SQLInputValue> {
  return Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))
}
