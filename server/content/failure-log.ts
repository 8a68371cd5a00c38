import { events } from '../events.ts'
import { logFault } from '../log.ts'
import type { BackendFault } from './backend-fault.ts'

const PERIOD_MS = 60_000

export class FailureLog {
  readonly #logged = new Map<string, { at: number; since: number }>()

  /** Counts each failure, and logs one line a minute for all failures of one subject and kind, with their count. */
  add(call: string, subject: string, fault: BackendFault): void {
    events.emit('contentFailed', subject)
    const key = `${subject} ${fault.kind}`
    const before = this.#logged.get(key)
    if (before && Date.now() - before.at < PERIOD_MS) {
      before.since++
      return
    }
    const more = before?.since ? ` (and ${before.since} times since the last such line)` : ''
    logFault(`${call} failed: ${fault.message}${more}`)
    this.#logged.set(key, { at: Date.now(), since: 0 })
  }
}
