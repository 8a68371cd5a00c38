import { log, logError } from './log.ts'

/** Logs what fails once for each reason, and not each time that it is tried again. */
export class FailureLog {
  readonly #reminderMs: number
  readonly #logged = new Map<string, { reason: string; atMs: number }>()

  /** @param reminderMs how often the log repeats a failure that goes on */
  constructor(reminderMs = Infinity) {
    this.#reminderMs = reminderMs
  }

  /** @param reason the part of the line that makes it another failure */
  failed(subject: string, line: string, reason = line): void {
    const last = this.#logged.get(subject)
    const nowMs = performance.now()
    if (last?.reason === reason && nowMs - last.atMs < this.#reminderMs) return
    this.#logged.set(subject, { reason, atMs: nowMs })
    logError(line)
  }

  /** @param line is logged if the subject had failed */
  succeeded(subject: string, line?: string): void {
    if (this.#logged.delete(subject) && line !== undefined) log(line)
  }
}
