import { MINUTE, waitingTime } from './waiting-time.ts'

/** Counts messages in memory: for the servers of one machine, each its own. */
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
    const wait = waitingTime(this.#counted, client, this.#limit, now)
    if (wait === 0) this.#counted.push({ client, at: now })
    return Math.ceil(wait / 1000)
  }

  /** Counts the client's last message no longer. */
  giveBack(client: string): void {
    const last = this.#counted.findLastIndex((message) => message.client === client)
    if (last >= 0) this.#counted.splice(last, 1)
  }
}
