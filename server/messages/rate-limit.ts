const MINUTE = 60_000

/** How many times one client's limit the limit of all clients together is. */
const ALL_CLIENTS = 10

/**
 * Counts messages, each for a minute, against its client and against all clients together. What is
 * held in memory is what was counted in the last minute: never more than ten thousand entries,
 * however many clients there are.
 */
export class RateLimit {
  readonly #limit: number
  readonly #now: () => number
  /** The oldest first. */
  #counted: { client: string; at: number }[] = []

  /**
   * @param limit messages a minute for one client
   * @param now a clock in milliseconds that nobody sets back
   */
  constructor(limit: number, now = () => performance.now()) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts a message and answers 0, or in how many seconds there will be room for one. */
  take(client: string): number {
    const now = this.#now()
    this.#counted = this.#counted.filter(({ at }) => at > now - MINUTE)
    const own = this.#counted.filter((message) => message.client === client)
    const until = Math.max(
      roomAt(own, this.#limit) ?? now,
      roomAt(this.#counted, this.#limit * ALL_CLIENTS) ?? now,
    )
    if (until <= now) this.#counted.push({ client, at: now })
    return Math.ceil((until - now) / 1000)
  }

  /** Counts the client's last message no longer. */
  giveBack(client: string): void {
    const last = this.#counted.findLastIndex((message) => message.client === client)
    if (last >= 0) this.#counted.splice(last, 1)
  }
}

/** When the oldest of these makes room, if there is none yet. */
function roomAt(counted: { at: number }[], limit: number): number | undefined {
  const [oldest] = counted
  return oldest && counted.length >= limit ? oldest.at + MINUTE : undefined
}
