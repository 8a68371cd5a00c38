import { MINUTE, waitingTime } from './waiting-time.ts'

/** Counts messages in memory, each server its own. */
export class RateLimit {
  readonly #limit: number
  readonly #now: () => number
  #counted: { client: string; at: number }[] = []

  /** `limit`: messages a minute for one client. `now`: a monotonic clock, in milliseconds. */
  constructor(limit: number, now = () => performance.now()) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts a message and returns 0, or the seconds until there is room for one. */
  take(client: string): number {
    const now = this.#now()
    this.#counted = this.#counted.filter(({ at }) => at > now - MINUTE)
    const wait = waitingTime(this.#counted, client, this.#limit, now)
    if (wait === 0) this.#counted.push({ client, at: now })
    return Math.ceil(wait / 1000)
  }

  /** For a message that was counted, but then not stored. */
  giveBack(client: string): void {
    const last = this.#counted.findLastIndex((message) => message.client === client)
    if (last >= 0) this.#counted.splice(last, 1)
  }
}
