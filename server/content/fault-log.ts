import { logFault } from '../log.ts'
import type { BackendFault } from './backend-fault.ts'

const MINUTE = 60_000

/** One line a failed call; a subject that goes on failing in the same way has one a minute. */
export class FaultLog {
  readonly #told = new Map<string, { at: number; since: number }>()

  /**
   * @param call method and address
   * @param subject what failures are counted by
   */
  add(call: string, subject: string, fault: BackendFault): void {
    const key = `${subject} ${fault.kind}`
    const told = this.#told.get(key)
    if (told && Date.now() - told.at < MINUTE) {
      told.since++
      return
    }
    const more = told?.since ? ` (and ${told.since} times since the last such line)` : ''
    logFault(`${call} failed: ${fault.message}${more}`)
    this.#told.set(key, { at: Date.now(), since: 0 })
  }
}
