import { log, logError } from './log.ts'

/** How often the log repeats a failure that each visitor may cause. */
export const VISITORS_REMINDER_MS = 60_000

/**
 * Logs a failure once for each reason, and not at each new attempt. Use it for everything that is tried again
 * automatically, or by every visitor.
 */
export class FailureLog {
  readonly #reminderMs: number
  readonly #logged = new Map<string, { reason: string; atMs: number; repeats: number }>()

  /** @param reminderMs how often the log repeats a failure that goes on, with its number since the last line */
  constructor(reminderMs = Infinity) {
    this.#reminderMs = reminderMs
  }

  /** @param reason the part of the line that makes it a new failure */
  failed(subject: string, line: string, reason = line): void {
    const logged = this.#logged.get(subject)
    const last = logged?.reason === reason ? logged : undefined
    const nowMs = performance.now()
    if (last && nowMs - last.atMs < this.#reminderMs) {
      last.repeats++
      return
    }
    logError(last?.repeats ? `${line} (and ${last.repeats} more since the last such line)` : line)
    this.#logged.set(subject, { reason, atMs: nowMs, repeats: 0 })
  }

  /** @param line is logged if the subject had failed */
  succeeded(subject: string, line?: string): void {
    if (this.#logged.delete(subject) && line !== undefined) log(line)
  }
}
