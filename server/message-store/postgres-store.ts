import { Pool, type PoolClient } from 'pg'
import type {
  Added,
  Message,
  MessageStore,
  Sender,
  StoredMessage,
  UntoldCount,
} from './message-store.ts'
import { LOCKS, migrate } from './postgres-schema.ts'
import { type Counted, MINUTE, waitingTime } from './waiting-time.ts'

/** In milliseconds, for an answer. A server that vanished holds the others up for twice that. */
const PATIENCE = 5_000

const ROWS_IN_MEMORY = 1000

const COLUMNS = `id, first_name AS "firstName", last_name AS "lastName", email, phone, message, spam,
  ${iso('received_at')} AS "receivedAt"`

/** Messages and limit in PostgreSQL, shared by servers on several machines. */
export class PostgresStore implements MessageStore {
  readonly place: string
  readonly #pool: Pool
  readonly #limit: number | 'off'
  #isMigrated = false

  constructor(url: string, limit: number | 'off' = 'off') {
    const { hostname, pathname } = new URL(url)
    this.place = `PostgreSQL, ${hostname}${pathname}`
    this.#limit = limit
    this.#pool = new Pool({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      idle_in_transaction_session_timeout: 2 * PATIENCE,
      keepAlive: true,
    })
    // The next call replaces a broken idle connection; a broken one in use makes its call fail.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  prepare(): Promise<void> {
    return this.#transaction(migrate)
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  /** The lock lets in one message at a time on all servers, which few messages ever wait for. */
  add(message: Message, { key, client }: Sender, untold: boolean): Promise<Added> {
    return this.#transaction(async (database) => {
      await this.#migrateOnce(database)
      await database.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.adding])
      const values = valuesOf(message)
      const earlier = await database.query<{ same: boolean }>(
        `SELECT (first_name, last_name, email, phone, message, spam) = ($1, $2, $3, $4, $5, $6)
          AS same FROM messages WHERE idempotency_key = $7`,
        [...values, key],
      )
      if (earlier.rows[0]) return earlier.rows[0].same ? 'same' : 'other'

      const wait = await this.#take(database, client)
      if (wait > 0) return wait
      await database.query(
        `INSERT INTO messages (first_name, last_name, email, phone, message, spam,
          idempotency_key, untold) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [...values, key, untold],
      )
      return 'stored'
    })
  }

  async untold(after: number, most: number): Promise<StoredMessage[]> {
    const { rows } = await this.#query<StoredMessage>(
      `SELECT ${COLUMNS} FROM messages WHERE untold AND id > $1 ORDER BY id LIMIT $2`,
      [after, most],
    )
    return rows
  }

  async told(id: number): Promise<void> {
    await this.#query('UPDATE messages SET untold = false WHERE id = $1', [id])
  }

  async countUntold(): Promise<UntoldCount> {
    const { rows } = await this.#query<UntoldCount>(
      `SELECT count(*)::integer AS untold, ${iso('min(received_at)')} AS "untoldSince"
      FROM messages WHERE untold`,
      [],
    )
    return rows[0] ?? { untold: 0, untoldSince: null }
  }

  /** The lock ends with its connection, and so with its server. */
  async takeTurn(): Promise<(() => void) | undefined> {
    const client = await this.#pool.connect()
    let isMine = false
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS taken',
        [LOCKS.telling],
      )
      isMine = rows[0]?.taken === true
    } finally {
      if (!isMine) client.release(true)
    }
    return isMine
      ? () => {
          client.release(true)
        }
      : undefined
  }

  async *messages(since = '-infinity'): AsyncGenerator<StoredMessage> {
    let before = 2 ** 31 - 1
    for (;;) {
      const { rows } = await this.#query<StoredMessage>(
        `SELECT ${COLUMNS} FROM messages WHERE id < $1 AND received_at >= $2::timestamp AT TIME ZONE 'UTC'
        ORDER BY id DESC LIMIT $3`,
        [before, since, ROWS_IN_MEMORY],
      )
      yield* rows
      const last = rows.at(-1)
      if (!last) return
      before = last.id
    }
  }

  async countBefore(day: string): Promise<number> {
    const { rows } = await this.#query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM messages
      WHERE received_at < $1::timestamp AT TIME ZONE 'UTC'`,
      [day],
    )
    return rows[0]?.count ?? 0
  }

  async deleteBefore(day: string): Promise<void> {
    await this.#query("DELETE FROM messages WHERE received_at < $1::timestamp AT TIME ZONE 'UTC'", [
      day,
    ])
  }

  async #take(database: PoolClient, client: string): Promise<number> {
    if (this.#limit === 'off') return 0
    await database.query('DELETE FROM counted WHERE at <= clock_timestamp() - $1::interval', [
      `${MINUTE} milliseconds`,
    ])
    // By the clock of the database: those of the servers may differ.
    const { rows } = await database.query<Counted>(
      `SELECT client, extract(epoch FROM at - clock_timestamp())::float8 * 1000 AS at
      FROM counted ORDER BY at`,
    )
    const wait = waitingTime(rows, client, this.#limit, 0)
    if (wait === 0) await database.query('INSERT INTO counted (client) VALUES ($1)', [client])
    return Math.ceil(wait / 1000)
  }

  async #query<Row extends object>(text: string, values: unknown[]) {
    return this.#transaction(async (database) => {
      await this.#migrateOnce(database)
      return database.query<Row>(text, values)
    })
  }

  async #migrateOnce(database: PoolClient): Promise<void> {
    if (this.#isMigrated) return
    await migrate(database)
  }

  async #transaction<T>(work: (database: PoolClient) => Promise<T>): Promise<T> {
    const database = await this.#pool.connect()
    let fault: Error | undefined
    try {
      await database.query('BEGIN')
      const result = await work(database)
      await database.query('COMMIT')
      this.#isMigrated = true
      return result
    } catch (thrown) {
      // The tables may be gone, so the next call looks for them. Closing the connection rolls back.
      this.#isMigrated = false
      fault = thrown instanceof Error ? thrown : new Error(String(thrown))
      throw fault
    } finally {
      database.release(fault)
    }
  }
}

function iso(time: string): string {
  return `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** PostgreSQL stores neither NUL nor a lone surrogate. */
function valuesOf({ firstName, lastName, email, phone, message, spam }: Message) {
  const texts = [firstName, lastName, email, phone, message]
  return [...texts.map((text) => text.replaceAll('\0', '\ufffd').toWellFormed()), spam]
}
