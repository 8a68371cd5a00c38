/**
 * How long a server may take for a mail. After this time, it counts as ended, and another one sends the mail.
 */
const LEASE_MS = 3 * 60_000

/** An address gets this many mails at once, and then one each quarter of an hour: at most 116 in a day. */
const MAILS_AT_ONCE = 20
const MAIL_INTERVAL_MS = 15 * 60_000

/** A mail whose time is further away waits no longer: the clock was set back. */
export const MAX_WAIT_MS = 15 * 60_000

/** One mail to one address, about all messages that waited for it. One server has it for `LEASE_MS`. */
export interface OutboxMail {
  address: string
  /** The oldest first. */
  messageIds: number[]
  /** The number of failed attempts to send it. */
  tries: number
  /** How many mails the address may get now, this one included. */
  allowed: number
}

export interface PendingCount {
  /** How many messages somebody still has to get a mail about. */
  pending: number
  /** When the oldest of them came: ISO 8601, in UTC. */
  oldestPending: string | null
}

export type Row = Record<string, unknown>

interface Database {
  /** SQL for the milliseconds since 1970. */
  now: () => string
  /** Runs one statement, with values for its `$1`, `$2` … */
  query: (sql: string, values?: (number | string)[]) => Promise<Row[]>
}

/**
 * Knows who has yet to get a mail about which message: the store writes a row for each address in the
 * transaction that stores the message. A row that is done has no `next_at`. It is deleted with its message,
 * and not earlier, so that nobody gets a second mail.
 */
export class Outbox {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Takes the oldest messages that wait for one of these addresses. An address waits with all its messages
   * if its last mail failed, or is being sent, or if it has got too many mails.
   */
  async claim(addresses: string[], maxMessages: number): Promise<OutboxMail | undefined> {
    const { now, query } = this.#database
    const isLater = `next_at BETWEEN ${now()} + 1 AND ${now()} + ${MAX_WAIT_MS}`
    // If two servers claim at once, PostgreSQL checks the last condition again for the second one.
    const rows = await query(
      `WITH due AS (
        SELECT address FROM outbox
        WHERE next_at IS NOT NULL AND address IN (${placeholders(addresses)})
          AND ${this.#mailsAhead('outbox.address')} < ${MAILS_AT_ONCE}
        GROUP BY address HAVING count(*) FILTER (WHERE ${isLater}) = 0
        ORDER BY min(message_id) LIMIT 1
      ), oldest AS (
        SELECT message_id FROM outbox JOIN due USING (address)
        WHERE next_at IS NOT NULL ORDER BY message_id LIMIT ${maxMessages}
      )
      UPDATE outbox SET next_at = ${now()} + ${LEASE_MS}
      WHERE address = (SELECT address FROM due) AND message_id IN (SELECT message_id FROM oldest)
        AND NOT (${isLater})
      RETURNING address, message_id, tries, ${this.#mailsAhead('outbox.address')} AS ahead`,
      addresses,
    )
    if (!rows[0]) return undefined
    return {
      address: String(rows[0].address),
      messageIds: rows.map((row) => Number(row.message_id)).sort((one, next) => one - next),
      tries: Math.max(...rows.map(({ tries }) => Number(tries))),
      allowed: MAILS_AT_ONCE - Number(rows[0].ahead),
    }
  }

  async markSent(mail: OutboxMail): Promise<void> {
    await this.#update(mail, 'next_at = NULL')
    const { now, query } = this.#database
    await query(
      `INSERT INTO pace (subject, free_at) VALUES ($1, ${now()} + ${MAIL_INTERVAL_MS})
      ON CONFLICT (subject) DO UPDATE SET free_at = ${MAIL_INTERVAL_MS} +
        CASE WHEN ${this.#isAhead()} THEN pace.free_at ELSE ${now()} END`,
      [mail.address],
    )
  }

  async postpone(mail: OutboxMail, waitMs: number): Promise<void> {
    await this.#update(mail, `tries = tries + 1, next_at = ${this.#database.now()} + ${waitMs}`)
  }

  /** Takes the messages of the mail from its address, except those that nobody has got a mail about. */
  async giveUp(mail: OutboxMail): Promise<void> {
    const others = 'SELECT message_id FROM outbox WHERE next_at IS NULL'
    await this.#update(mail, 'next_at = NULL', `AND message_id IN (${others})`)
  }

  /** Waiting mails now go to these addresses only. No address gets a mail again. */
  async readdress(addresses: string[]): Promise<void> {
    for (const address of addresses) {
      await this.#database.query(
        `INSERT INTO outbox (message_id, address)
        SELECT DISTINCT message_id, CAST($1 AS TEXT) FROM outbox WHERE next_at IS NOT NULL
        ON CONFLICT DO NOTHING`,
        [address],
      )
    }
    await this.#database.query(`DELETE FROM pace WHERE free_at < ${this.#database.now()}`)
    await this.#database.query(
      `DELETE FROM outbox WHERE next_at IS NOT NULL AND address NOT IN (${placeholders(addresses)})`,
      addresses,
    )
  }

  async countPending(): Promise<PendingCount> {
    const [row] = await this.#database.query(
      `SELECT count(DISTINCT message_id) AS pending, min(received_at) AS oldest
      FROM outbox JOIN messages ON id = message_id WHERE next_at IS NOT NULL`,
    )
    const oldest = row?.oldest as Date | string | null | undefined
    return {
      pending: Number(row?.pending),
      oldestPending: oldest ? new Date(oldest).toISOString() : null,
    }
  }

  /** SQL for the number of mails of an address that use later quarters of an hour. */
  #mailsAhead(address: string): string {
    const lateMs = `pace.free_at - ${this.#database.now()}`
    return `coalesce((SELECT (${lateMs} + ${MAIL_INTERVAL_MS - 1}) / ${MAIL_INTERVAL_MS} FROM pace
      WHERE subject = ${address} AND ${this.#isAhead()}), 0)`
  }

  /** SQL. A time that is further away was written before the clock was set back. */
  #isAhead(): string {
    const now = this.#database.now()
    return `pace.free_at BETWEEN ${now} AND ${now} + ${MAILS_AT_ONCE * MAIL_INTERVAL_MS}`
  }

  async #update({ address, messageIds }: OutboxMail, change: string, condition = '') {
    await this.#database.query(
      `UPDATE outbox SET ${change} WHERE address = $1 AND next_at IS NOT NULL
        AND message_id IN (${placeholders(messageIds, 2)}) ${condition}`,
      [address, ...messageIds],
    )
  }
}

function placeholders(values: unknown[], first = 1): string {
  return values.map((_, index) => `$${first + index}`).join()
}
