import {
  type AddResult,
  type Message,
  type MessageFilter,
  type MessageOrigin,
  type MessageStore,
  storableTexts,
  type StoredMessage,
} from './message-store.ts'
import { Outbox, type Row } from './outbox.ts'
import { BusyDatabaseError, NOW_MS, PostgresConnection } from './postgres-connection.ts'
import { ADVISORY_LOCKS, migrate } from './postgres-migrations.ts'
import { PostgresRateLimiter } from './postgres-rate-limiter.ts'

const BATCH = 1000

/** Visitors' messages have their own connections, so that a flood delays no mails and no health checks. */
const CONNECTIONS = { adding: 8, other: 2 }

/** When to send a message again if no connection was free for it. */
const BUSY_RETRY_S = 10

const COLUMNS = `id, first_name AS "firstName", last_name AS "lastName", email, phone, message, spam,
  ${iso('received_at')} AS "receivedAt"`

const FILTER = `($1::timestamp IS NULL OR received_at >= $1::timestamp AT TIME ZONE 'UTC')
  AND ($2::timestamp IS NULL OR received_at < $2::timestamp AT TIME ZONE 'UTC')
  AND ($3::text[] IS NULL OR email = ANY ($3))
  AND ($4::bigint[] IS NULL OR id = ANY ($4))
  AND ($5::boolean IS NULL OR $5 = EXISTS (
    SELECT 1 FROM outbox WHERE message_id = id AND next_at IS NOT NULL))`

/** Messages and rate limit in PostgreSQL, shared by servers on several machines. */
export class PostgresStore implements MessageStore {
  readonly location: string
  readonly outbox: Outbox
  readonly #adding: PostgresConnection
  readonly #connection: PostgresConnection
  readonly #limiter: PostgresRateLimiter

  constructor(url: string, limit: number | 'off' = 'off') {
    const { hostname, pathname } = new URL(url)
    this.location = `PostgreSQL, ${hostname}${pathname}`
    this.#adding = new PostgresConnection(url, CONNECTIONS.adding)
    this.#connection = new PostgresConnection(url, CONNECTIONS.other)
    this.#limiter = new PostgresRateLimiter(this.#connection, limit)
    this.outbox = new Outbox({
      now: () => NOW_MS,
      query: async (sql, values) => (await this.#connection.query<Row>(sql, values)).rows,
    })
  }

  async prepare(): Promise<void> {
    await Promise.all([this.#connection.run(migrate), this.#limiter.startForgetting()])
  }

  async close(): Promise<void> {
    this.#limiter.stopForgetting()
    await Promise.all([this.#adding.close(), this.#connection.close()])
  }

  async add(message: Message, origin: MessageOrigin, mailTo: string[]): Promise<AddResult> {
    try {
      return await this.#add(message, origin, mailTo)
    } catch (error) {
      if (error instanceof BusyDatabaseError) return { retryAfterS: BUSY_RETRY_S }
      throw error
    }
  }

  /** The lock lets in one message at a time, on all servers. */
  #add(message: Message, { key, network }: MessageOrigin, mailTo: string[]): Promise<AddResult> {
    return this.#adding.run(async (client) => {
      const values = [...storableTexts(message), message.spam]
      const earlier = await client.query<{ same: boolean }>(
        `SELECT (first_name, last_name, email, phone, message, spam) = ($1, $2, $3, $4, $5, $6)
          AS same FROM messages WHERE idempotency_key = $7`,
        [...values, key],
      )
      if (earlier.rows[0]) return earlier.rows[0].same ? 'repeated' : 'key_reused'

      const retryAfterS = await this.#limiter.countOrWaitS(client, network, message)
      if (retryAfterS > 0) return { retryAfterS }
      await client.query(
        `WITH stored AS (
          INSERT INTO messages (first_name, last_name, email, phone, message, spam, idempotency_key)
          VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id
        ) INSERT INTO outbox (message_id, address)
        SELECT DISTINCT id, address FROM stored, unnest($8::text[]) AS address`,
        [...values, key, mailTo],
      )
      return 'stored'
    }, ADVISORY_LOCKS.adding)
  }

  async *list(filter: MessageFilter = {}): AsyncGenerator<StoredMessage> {
    let before = 2 ** 31 - 1
    for (;;) {
      const { rows } = await this.#connection.query<StoredMessage>(
        `SELECT ${COLUMNS} FROM messages WHERE ${FILTER} AND id < $6 ORDER BY id DESC LIMIT $7`,
        [...conditions(filter), before, BATCH],
      )
      yield* rows
      const last = rows.at(-1)
      if (!last) return
      before = last.id
    }
  }

  async emails(): Promise<string[]> {
    const { rows } = await this.#connection.query<{ email: string }>(
      'SELECT DISTINCT email FROM messages',
    )
    return rows.map(({ email }) => email)
  }

  async count(filter: MessageFilter): Promise<number> {
    const { rows } = await this.#connection.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM messages WHERE ${FILTER}`,
      conditions(filter),
    )
    return rows[0]?.count ?? 0
  }

  /** Deletes in batches, because one statement for all might not end in time. */
  async delete(filter: MessageFilter): Promise<number> {
    let deleted = 0
    for (;;) {
      const { rowCount } = await this.#connection.query(
        `DELETE FROM messages
        WHERE id IN (SELECT id FROM messages WHERE ${FILTER} ORDER BY id LIMIT $6)`,
        [...conditions(filter), BATCH],
      )
      deleted += rowCount ?? 0
      if ((rowCount ?? 0) < BATCH) return deleted
    }
  }
}

function iso(time: string): string {
  return `to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The values for `FILTER`. */
function conditions({ since, before, emails, ids, pending }: MessageFilter): unknown[] {
  return [since, before, emails, ids, pending]
}
