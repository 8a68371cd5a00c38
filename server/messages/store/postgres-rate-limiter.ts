import type { PoolClient } from 'pg'
import { isHalfUsed, usedMs, VOLUME, volumeMs, volumeWaitMs } from './daily-volume.ts'
import type { Message } from './message-store.ts'
import { NOW_MS, type PostgresConnection } from './postgres-connection.ts'
import { ADVISORY_LOCKS } from './postgres-migrations.ts'
import { type CountedMessage, MINUTE_MS, rateLimitWaitMs } from './rate-limits.ts'

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
      `SELECT ${NOW_MS}::float8 AS "nowMs", coalesce(
        (SELECT free_at FROM pace WHERE subject = $1), 0)::float8 AS "freeAt"`,
      [VOLUME],
    )
    const { nowMs = 0, freeAt = 0 } = rows[0] ?? {}
    const used = usedMs(freeAt, nowMs)
    const entries = await forgetOld(client)
    const waitMs = Math.max(
      rateLimitWaitMs(entries, network, this.#limit, 0, isHalfUsed(used)),
      volumeWaitMs(used, message),
    )
    if (waitMs === 0) {
      await client.query('INSERT INTO rate_limit (network) VALUES ($1)', [network])
      await client.query(
        `INSERT INTO pace (subject, free_at) VALUES ($1, $2)
        ON CONFLICT (subject) DO UPDATE SET free_at = excluded.free_at`,
        [VOLUME, Math.round(nowMs) + used + volumeMs(message)],
      )
    }
    return Math.ceil(waitMs / 1000)
  }

  /**
   * Forgets each network after its minute, although no message comes, and those of servers that have ended.
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
      const [oldest] = await this.#connection.run(async (client) => {
        await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.adding])
        return forgetOld(client)
      })
      if (oldest) waitMs += oldest.atMs
    } catch {
      // Health checks and messages tell that the database is down.
    }
    this.#timer = setTimeout(() => void this.#forget(), waitMs).unref()
  }
}

/**
 * Returns the messages of the last minute, the oldest first. Their times are relative to the database's
 * clock, because the servers' clocks may differ.
 */
async function forgetOld(client: PoolClient): Promise<CountedMessage[]> {
  // After the clock was set back, a time may lie in the future.
  await client.query(
    `DELETE FROM rate_limit
    WHERE at NOT BETWEEN clock_timestamp() - $1::interval AND clock_timestamp()`,
    [`${MINUTE_MS} milliseconds`],
  )
  const { rows } = await client.query<CountedMessage>(
    `SELECT network, extract(epoch FROM at - clock_timestamp())::float8 * 1000 AS "atMs"
    FROM rate_limit ORDER BY at`,
  )
  return rows
}
