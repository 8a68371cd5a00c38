import { type CountedMessage, MINUTE_MS, rateLimitWaitMs } from './rate-limits.ts'

/** Counts one server's messages, in memory. */
export class MemoryRateLimiter {
  readonly #limit: number | 'off'
  #entries: CountedMessage[] = []

  constructor(messagesAMinute: number | 'off') {
    this.#limit = messagesAMinute
  }

  get isOff(): boolean {
    return this.#limit === 'off'
  }

  /** Counts a message, or returns the seconds until there is room for it. */
  countOrWaitS(network: string): number {
    const waitS = this.retryAfterS(network)
    if (waitS === 0) this.count(network)
    return waitS
  }

  /** The seconds until there is room for a message. */
  retryAfterS(network: string, isScarce = false): number {
    if (this.#limit === 'off') return 0
    const nowMs = performance.now()
    return Math.ceil(rateLimitWaitMs(this.#entries, network, this.#limit, nowMs, isScarce) / 1000)
  }

  /** A timer forgets the network, because the next message may come days later. */
  count(network: string): void {
    if (this.isOff) return
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
