import { events } from '../events.ts'
import { logError } from '../log.ts'
import type { BackendError } from './backend-error.ts'

const PERIOD_MS = 60_000

export class ThrottledLog {
  readonly #logged = new Map<string, { at: number; since: number }>()

  /**
   * Counts each failure, and logs one line a minute for all failures of one subject and kind, with their
   * count.
   */
  add(call: string, subject: string, error: BackendError): void {
    events.emit('contentFailed', subject)
    const key = `${subject} ${error.kind}`
    const before = this.#logged.get(key)
    if (before && Date.now() - before.at < PERIOD_MS) {
      before.since++
      return
    }
    const more = before?.since ? ` (and ${before.since} times since the last such line)` : ''
    logError(`${call} failed: ${error.message}${more}`)
    this.#logged.set(key, { at: Date.now(), since: 0 })
  }
}
