import { type CountedMessage, MINUTE_MS, rateLimitWaitMs } from './rate-limits.ts'

/** Counts one server's messages, in memory. */
export class MemoryRateLimiter {
  readonly #limit: number
  #entries: CountedMessage[] = []

  constructor(messagesAMinute: number) {
    this.#limit = messagesAMinute
  }

  /** The seconds until there is room for a message. */
  retryAfterS(network: string, isScarce = false): number {
    const nowMs = performance.now()
    return Math.ceil(rateLimitWaitMs(this.#entries, network, this.#limit, nowMs, isScarce) / 1000)
  }

  /** A timer forgets the network, because the next message may come days later. */
  count(network: string): void {
    const counted = { network, atMs: performance.now() }
    this.#entries.push(counted)
    const forget = () => {
      this.#entries = this.#entries.filter((entry) => entry !== counted)
    }
    setTimeout(forget, MINUTE_MS).unref()
  }

  /** Takes back the count of a message that was not forwarded. */
  refund(network: string): void {
    const last = this.#entries.findLastIndex((entry) => entry.network === network)
    if (last >= 0) this.#entries.splice(last, 1)
  }
}
