import { MINUTE_MS, type RateLimitEntry, retryAfterMs } from './rate-limit-window.ts'

/** Counts one server's messages, in memory. */
export class MemoryRateLimiter {
  readonly #limit: number
  readonly #nowMs: () => number
  #entries: RateLimitEntry[] = []

  constructor(messagesAMinute: number, nowMs = () => performance.now()) {
    this.#limit = messagesAMinute
    this.#nowMs = nowMs
  }

  /** Counts a message and returns 0, or the seconds until there is room for one. */
  take(network: string): number {
    const nowMs = this.#nowMs()
    this.#entries = this.#entries.filter(({ atMs }) => atMs > nowMs - MINUTE_MS)
    const waitMs = retryAfterMs(this.#entries, network, this.#limit, nowMs)
    if (waitMs === 0) this.#entries.push({ network, atMs: nowMs })
    return Math.ceil(waitMs / 1000)
  }

  /** Takes back the count of a message that was not stored. */
  refund(network: string): void {
    const last = this.#entries.findLastIndex((entry) => entry.network === network)
    if (last >= 0) this.#entries.splice(last, 1)
  }
}
