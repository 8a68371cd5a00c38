import { logFault } from '../log.ts'
import type { BackendFault } from './backend-fault.ts'

const MINUTE = 60_000

const logged = new Map<string, { at: number; since: number }>()

/** Logs a failed call; like failures of one `subject` at most once a minute, with their count. */
export function logFailure(call: string, subject: string, fault: BackendFault): void {
  const key = `${subject} ${fault.kind}`
  const before = logged.get(key)
  if (before && Date.now() - before.at < MINUTE) {
    before.since++
    return
  }
  const more = before?.since ? ` (and ${before.since} times since the last such line)` : ''
  logFault(`${call} failed: ${fault.message}${more}`)
  logged.set(key, { at: Date.now(), since: 0 })
}
