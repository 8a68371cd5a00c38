import { type CountedMessage, MINUTE_MS, rateLimitWaitMs } from './rate-limit-window.ts'

/** Counts one server's messages, in memory. */
export class MemoryRateLimiter {
  readonly #limit: number
  readonly #nowMs: () => number
  #entries: CountedMessage[] = []

  constructor(messagesAMinute: number, nowMs = () => performance.now()) {
    this.#limit = messagesAMinute
    this.#nowMs = nowMs
  }

  /** The seconds until there is room for a message. */
  retryAfterS(network: string): number {
    const nowMs = this.#nowMs()
    this.#entries = this.#entries.filter(({ atMs }) => atMs > nowMs - MINUTE_MS)
    return Math.ceil(rateLimitWaitMs(this.#entries, network, this.#limit, nowMs) / 1000)
  }

  count(network: string): void {
    this.#entries.push({ network, atMs: this.#nowMs() })
  }

  /** Takes back the count of a message that was not forwarded. */
  refund(network: string): void {
    const last = this.#entries.findLastIndex((entry) => entry.network === network)
    if (last >= 0) this.#entries.splice(last, 1)
  }
}
