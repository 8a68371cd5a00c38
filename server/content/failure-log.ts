import { logFault } from '../log.ts'
import type { BackendFault } from './backend-fault.ts'

const MINUTE = 60_000

/** Logs the failed calls of one backend. */
export class FailureLog {
  readonly #logged = new Map<string, { at: number; since: number }>()

  /** Like failures of one `subject` are one line a minute, with their count. */
  add(call: string, subject: string, fault: BackendFault): void {
    const key = `${subject} ${fault.kind}`
    const before = this.#logged.get(key)
    if (before && Date.now() - before.at < MINUTE) {
      before.since++
      return
    }
    const more = before?.since ? ` (and ${before.since} times since the last such line)` : ''
    logFault(`${call} failed: ${fault.message}${more}`)
    this.#logged.set(key, { at: Date.now(), since: 0 })
  }
}
