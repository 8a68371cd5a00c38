import { logFault } from '../log.ts'
import type { BackendFault } from './backend-fault.ts'

const MINUTE = 60_000

const logged = new Map<string, { at: number; since: number }>()

/**
 * Logs a failed call of the backend. The same failure has one line a minute, with its count.
 *
 * @param subject what failures are grouped by: addresses would be too many
 */
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
