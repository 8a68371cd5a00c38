import { log, logError } from './log.ts'

interface FailureLogOptions {
  /** How often the log repeats a failure that goes on. */
  reminderMs?: number
  /** Whether the repeated line counts the failures since the last one. */
  counts?: boolean
}

/**
 * Logs a failure once for each reason, and not at each new attempt. Use it for everything that is tried again
 * automatically, or by every visitor.
 */
export class FailureLog {
  readonly #reminderMs: number
  readonly #counts: boolean
  readonly #logged = new Map<string, { reason: string; atMs: number; repeats: number }>()

  constructor({ reminderMs = Infinity, counts = false }: FailureLogOptions = {}) {
    this.#reminderMs = reminderMs
    this.#counts = counts
  }

  /** @param reason the part of the line that makes it a new failure */
  failed(subject: string, line: string, reason = line): void {
    const last = this.#logged.get(subject)
    const nowMs = performance.now()
    if (last?.reason === reason && nowMs - last.atMs < this.#reminderMs) {
      last.repeats++
      return
    }
    const isCounted = this.#counts && last !== undefined && last.repeats > 0
    logError(isCounted ? `${line} (and ${last.repeats} times since the last such line)` : line)
    this.#logged.set(subject, { reason, atMs: nowMs, repeats: 0 })
  }

  /** @param line is logged if the subject had failed */
  succeeded(subject: string, line?: string): void {
    if (this.#logged.delete(subject) && line !== undefined) log(line)
  }
}
