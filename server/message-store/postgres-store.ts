import type {
  AddResult,
  Message,
  MessageFilter,
  MessageOrigin,
  MessageStore,
  PendingCount,
  PendingMessage,
  StoredMessage,
} from './message-store.ts'
import { PostgresConnection } from './postgres-connection.ts'
import { ADVISORY_LOCKS, migrate } from './postgres-migrations.ts'
import { PostgresRateLimiter } from './postgres-rate-limiter.ts'

const BATCH = 1000

const COLUMNS = `id, first_name AS "firstName", last_name AS "lastName", email, phone, message, spam,
  ${iso('received_at')} AS "receivedAt"`

const FILTER = `($1::timestamp IS NULL OR received_at >= $1::timestamp AT TIME ZONE 'UTC')
  AND ($2::timestamp IS NULL OR received_at < $2::timestamp AT TIME ZONE 'UTC')
  AND ($3::text[] IS NULL OR email = ANY ($3))
  AND ($4::bigint[] IS NULL OR id = ANY ($4))
  AND ($5::boolean IS NULL OR pending = $5)`

/** Messages and rate limit in PostgreSQL, shared by servers on several machines. */
export class PostgresStore implements MessageStore {
  readonly location: string
  readonly #connection: PostgresConnection
  readonly #limiter: PostgresRateLimiter

  constructor(url: string, limit: number | 'off' = 'off') {
    const { hostname, pathname } = new URL(url)
    this.location = `PostgreSQL, ${hostname}${pathname}`
    this.#connection = new PostgresConnection(url)
    this.#limiter = new PostgresRateLimiter(this.#connection, limit)
  }

  async prepare(): Promise<void> {
    await Promise.all([this.#connection.run(migrate), this.#limiter.startForgetting()])
  }

  close(): Promise<void> {
    this.#limiter.stopForgetting()
    return this.#connection.close()
  }

  /** The lock lets in one message at a time, on all servers. */
  add(message: Message, { key, network }: MessageOrigin, pending: boolean): Promise<AddResult> {
    return this.#connection.run(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.adding])
      const values = valuesOf(message)
      const earlier = await client.query<{ same: boolean }>(
        `SELECT (first_name, last_name, email, phone, message, spam) = ($1, $2, $3, $4, $5, $6)
          AS same FROM messages WHERE idempotency_key = $7`,
        [...values, key],
      )
      if (earlier.rows[0]) return earlier.rows[0].same ? 'repeated' : 'key_reused'

      const retryAfterS = await this.#limiter.countOrWaitS(client, network)
      if (retryAfterS > 0) return { retryAfterS }
      await client.query(
        `INSERT INTO messages (first_name, last_name, email, phone, message, spam,
          idempotency_key, pending) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [...values, key, pending],
      )
      return 'stored'
    })
  }

  async pending(afterId: number, limit: number): Promise<PendingMessage[]> {
    const { rows } = await this.#connection.query<PendingMessage>(
      `SELECT ${COLUMNS}, sent_to AS "sentTo" FROM messages
      WHERE pending AND id > $1 ORDER BY id LIMIT $2`,
      [afterId, limit],
    )
    return rows
  }

  async markSent(id: number): Promise<void> {
    await this.#connection.query('UPDATE messages SET pending = false WHERE id = $1', [id])
  }

  async markSentTo(id: number, addresses: string[]): Promise<void> {
    const query = 'UPDATE messages SET sent_to = $2 WHERE id = $1'
    await this.#connection.query(query, [id, addresses])
  }

  async countPending(): Promise<PendingCount> {
    const { rows } = await this.#connection.query<PendingCount>(
      `SELECT count(*)::integer AS pending, ${iso('min(received_at)')} AS "oldestPending"
      FROM messages WHERE pending`,
    )
    return rows[0] ?? { pending: 0, oldestPending: null }
  }

  acquireLease(): Promise<(() => void) | undefined> {
    return this.#connection.tryLock(ADVISORY_LOCKS.notifying)
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

  /** In batches, because one statement for all might not end in time. */
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

/** PostgreSQL stores neither NUL nor a lone surrogate. */
function valuesOf({ firstName, lastName, email, phone, message, spam }: Message) {
  const texts = [firstName, lastName, email, phone, message]
  return [...texts.map((text) => text.replaceAll('\0', '\ufffd').toWellFormed()), spam]
}
