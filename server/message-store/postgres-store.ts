import { Pool, type PoolClient } from 'pg'
import type {
  Added,
  Message,
  MessageStore,
  Selection,
  Sender,
  StoredMessage,
  UntoldCount,
} from './message-store.ts'
import { LOCKS, migrate } from './postgres-schema.ts'
import { type Counted, MINUTE_MS, waitingTimeMs } from './waiting-time.ts'

/** If a server vanishes during a transaction, the others wait for twice this time. */
const PATIENCE_MS = 5_000

const ROWS_IN_MEMORY = 1000

const COLUMNS = `id, first_name AS "firstName", last_name AS "lastName", email, phone, message, spam,
  ${iso('received_at')} AS "receivedAt"`

const SELECTED = `($1::timestamp IS NULL OR received_at >= $1::timestamp AT TIME ZONE 'UTC')
  AND ($2::timestamp IS NULL OR received_at < $2::timestamp AT TIME ZONE 'UTC')
  AND ($3::text[] IS NULL OR email = ANY ($3))
  AND ($4::bigint[] IS NULL OR id = ANY ($4))
  AND ($5::boolean IS NULL OR untold = $5)`

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
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      idle_in_transaction_session_timeout: 2 * PATIENCE_MS,
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

  /** The lock lets in one message at a time, on all servers. */
  add(message: Message, { key, client }: Sender, untold: boolean): Promise<Added> {
    return this.#transaction(async (database) => {
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

  async untold(after: number, limit: number): Promise<StoredMessage[]> {
    const { rows } = await this.#query<StoredMessage>(
      `SELECT ${COLUMNS} FROM messages WHERE untold AND id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
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

  /** The lock ends with its connection, so it ends with its server. */
  async takeTurn(): Promise<(() => void) | undefined> {
    const client = await this.#pool.connect()
    const release = () => {
      client.release(true)
    }
    try {
      const query = 'SELECT pg_try_advisory_lock($1) AS taken'
      const { rows } = await client.query<{ taken: boolean }>(query, [LOCKS.telling])
      if (rows[0]?.taken) return release
    } catch (fault) {
      release()
      throw fault
    }
    release()
    return undefined
  }

  async *messages(selection: Selection = {}): AsyncGenerator<StoredMessage> {
    let before = 2 ** 31 - 1
    for (;;) {
      const { rows } = await this.#query<StoredMessage>(
        `SELECT ${COLUMNS} FROM messages WHERE ${SELECTED} AND id < $6 ORDER BY id DESC LIMIT $7`,
        [...conditions(selection), before, ROWS_IN_MEMORY],
      )
      yield* rows
      const last = rows.at(-1)
      if (!last) return
      before = last.id
    }
  }

  async emails(): Promise<string[]> {
    const { rows } = await this.#query<{ email: string }>('SELECT DISTINCT email FROM messages', [])
    return rows.map(({ email }) => email)
  }

  async count(selection: Selection): Promise<number> {
    const { rows } = await this.#query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM messages WHERE ${SELECTED}`,
      conditions(selection),
    )
    return rows[0]?.count ?? 0
  }

  /** In batches, because one statement for all might not end in time. */
  async delete(selection: Selection): Promise<number> {
    let deleted = 0
    for (;;) {
      const { rowCount } = await this.#query(
        `DELETE FROM messages
        WHERE id IN (SELECT id FROM messages WHERE ${SELECTED} ORDER BY id LIMIT $6)`,
        [...conditions(selection), ROWS_IN_MEMORY],
      )
      deleted += rowCount ?? 0
      if ((rowCount ?? 0) < ROWS_IN_MEMORY) return deleted
    }
  }

  async #take(database: PoolClient, client: string): Promise<number> {
    if (this.#limit === 'off') return 0
    await database.query('DELETE FROM counted WHERE at <= clock_timestamp() - $1::interval', [
      `${MINUTE_MS} milliseconds`,
    ])
    // The clock of the database is used, because the servers' clocks may differ.
    const { rows } = await database.query<Counted>(
      `SELECT client, extract(epoch FROM at - clock_timestamp())::float8 * 1000 AS "atMs"
      FROM counted ORDER BY at`,
    )
    const waitMs = waitingTimeMs(rows, client, this.#limit, 0)
    if (waitMs === 0) await database.query('INSERT INTO counted (client) VALUES ($1)', [client])
    return Math.ceil(waitMs / 1000)
  }

  #query<Row extends object>(text: string, values: unknown[]) {
    return this.#transaction((database) => database.query<Row>(text, values))
  }

  async #transaction<T>(work: (database: PoolClient) => Promise<T>): Promise<T> {
    const database = await this.#pool.connect()
    let fault: Error | undefined
    try {
      await database.query('BEGIN')
      if (!this.#isMigrated) await migrate(database)
      const result = await work(database)
      await database.query('COMMIT')
      this.#isMigrated = true
      return result
    } catch (thrown) {
      // The tables may be gone, so the next call looks for them. A closed connection rolls back.
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

/** The values for `SELECTED`. */
function conditions({ since, before, emails, ids, pending }: Selection): unknown[] {
  return [since, before, emails, ids, pending]
}

/** PostgreSQL stores neither NUL nor a lone surrogate. */
function valuesOf({ firstName, lastName, email, phone, message, spam }: Message) {
  const texts = [firstName, lastName, email, phone, message]
  return [...texts.map((text) => text.replaceAll('\0', '\ufffd').toWellFormed()), spam]
}
