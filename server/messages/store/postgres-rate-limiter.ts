import type { PoolClient } from 'pg'
import { isHalfUsed, usedMs, VOLUME, volumeMs, volumeWaitMs } from './daily-volume.ts'
import type { Message } from './message-store.ts'
import { NOW_MS, type PostgresConnection } from './postgres-connection.ts'
import { ADVISORY_LOCKS } from './postgres-migrations.ts'
import {
  type CountedMessage,
  MINUTE_MS,
  neighboursOf,
  rateLimitWaitMs,
  TIMES_FOR_ALL,
} from './rate-limits.ts'

/**
 * This goes by the database's clock, because the servers' clocks may differ. After it was set back, a time may lie in
 * the future. The times are subqueries, so that the index is used.
 */
const FORGET_OLD = `DELETE FROM rate_limit WHERE at > (SELECT clock_timestamp())
  OR at < (SELECT clock_timestamp()) - interval '${MINUTE_MS} milliseconds'`

/** Counts the messages of all servers, in PostgreSQL. */
export class PostgresRateLimiter {
  readonly #connection: PostgresConnection
  readonly #limit: number | 'off'
  #firstForgetting: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(connection: PostgresConnection, messagesAMinute: number | 'off') {
    this.#connection = connection
    this.#limit = messagesAMinute
  }

  /** Counts a message, or returns the seconds until there is room for it. The caller has locked adding. */
  async countOrWaitS(client: PoolClient, network: string, message: Message): Promise<number> {
    if (this.#limit === 'off') return 0
    const { rows } = await client.query<{ nowMs: number; freeAt: number }>(
      `WITH forgotten AS (${FORGET_OLD}) SELECT ${NOW_MS}::float8 AS "nowMs", coalesce(
        (SELECT free_at FROM pace WHERE subject = $1), 0)::float8 AS "freeAt"`,
      [VOLUME],
    )
    const { nowMs = 0, freeAt = 0 } = rows[0] ?? {}
    const used = usedMs(freeAt, nowMs)
    const entries = await decidingMessages(client, network, this.#limit * TIMES_FOR_ALL)
    const waitMs = Math.max(
      rateLimitWaitMs(entries, network, this.#limit, 0, isHalfUsed(used)),
      volumeWaitMs(used, message),
    )
    if (waitMs === 0) {
      await client.query(
        `WITH counted AS (INSERT INTO rate_limit (network) VALUES ($1))
        INSERT INTO pace (subject, free_at) VALUES ($2, $3)
        ON CONFLICT (subject) DO UPDATE SET free_at = excluded.free_at`,
        [network, VOLUME, Math.round(nowMs) + used + volumeMs(message)],
      )
    }
    return Math.ceil(waitMs / 1000)
  }

  /**
   * Forgets each network after its minute, even if no message comes or the server that counted it has ended.
   * Resolves after the first time, and never throws.
   */
  startForgetting(): Promise<void> {
    return (this.#firstForgetting ??= this.#forget())
  }

  stopForgetting(): void {
    clearTimeout(this.#timer)
  }

  async #forget(): Promise<void> {
    let waitMs = MINUTE_MS
    try {
      const { rows } = await this.#connection.run(async (client) => {
        await client.query(FORGET_OLD)
        return client.query<{ oldestMs: number | null }>(
          `SELECT ${msFromNow('min(at)')} AS "oldestMs" FROM rate_limit`,
        )
      }, ADVISORY_LOCKS.adding)
      waitMs += rows[0]?.oldestMs ?? 0
    } catch {
      // Health checks and messages show that the database is down.
    }
    // In a flood, messages become old all the time.
    this.#timer = setTimeout(() => void this.#forget(), Math.max(1000, waitMs)).unref()
  }
}

/**
 * The messages that decide when this network may send again: those of its neighbours, and the newest. The
 * oldest is first.
 */
async function decidingMessages(
  client: PoolClient,
  network: string,
  newest: number,
): Promise<CountedMessage[]> {
  const { rows } = await client.query<CountedMessage>(
    `SELECT network, ${msFromNow('at')} AS "atMs" FROM rate_limit
    WHERE network LIKE $1 OR at >= (
      SELECT min(at) FROM (SELECT at FROM rate_limit ORDER BY at DESC LIMIT $2) AS newest)
    ORDER BY at`,
    [`${neighboursOf(network)}%`, newest],
  )
  return rows
}

/** SQL for a time in milliseconds from now. */
function msFromNow(time: string): string {
  return `extract(epoch FROM ${time} - clock_timestamp())::float8 * 1000`
}
