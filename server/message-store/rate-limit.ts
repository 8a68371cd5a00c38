import { type Counted, MINUTE_MS, waitingTimeMs } from './waiting-time.ts'

/** Counts one server's messages, in memory. */
export class RateLimit {
  readonly #limit: number
  readonly #nowMs: () => number
  #counted: Counted[] = []

  constructor(messagesAMinute: number, nowMs = () => performance.now()) {
    this.#limit = messagesAMinute
    this.#nowMs = nowMs
  }

  /** Counts a message and returns 0, or the seconds until there is room for one. */
  take(client: string): number {
    const nowMs = this.#nowMs()
    this.#counted = this.#counted.filter(({ atMs }) => atMs > nowMs - MINUTE_MS)
    const waitMs = waitingTimeMs(this.#counted, client, this.#limit, nowMs)
    if (waitMs === 0) this.#counted.push({ client, atMs: nowMs })
    return Math.ceil(waitMs / 1000)
  }

  /** Takes back the count of a message that was not stored. */
  giveBack(client: string): void {
    const last = this.#counted.findLastIndex((message) => message.client === client)
    if (last >= 0) this.#counted.splice(last, 1)
  }
}
