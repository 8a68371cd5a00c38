import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { errorCode, errorMessage } from '../log/error-message.ts'
import { FailureLog } from '../log/failure-log.ts'
import { removeLeftovers, replaceFile } from './replace-file.ts'

/** A value that the server keeps for its next start. */
export class SavedFile<Value> {
  readonly path: string
  readonly #format: number
  readonly #failures = new FailureLog()

  /** @param format changes with the type of the value: an earlier release may have written the file */
  constructor(path: string, format: number) {
    this.path = path
    this.#format = format
  }

  /** Resolves to undefined if there is no such file, or it cannot be read. */
  async load(): Promise<Value | undefined> {
    try {
      await removeLeftovers(this.path)
      const saved = deserialize(await readFile(this.path)) as { format: number; value: Value }
      return saved.format === this.#format ? saved.value : undefined
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') this.#report('read', error)
      return undefined
    }
  }

  /** Resolves to whether the value is saved. */
  async save(value: Value): Promise<boolean> {
    try {
      await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
      await replaceFile(this.path, serialize({ format: this.#format, value }), 0o600)
      this.#failures.succeeded(this.path)
      return true
    } catch (error) {
      this.#report('written', error)
      return false
    }
  }

  #report(what: string, error: unknown): void {
    const reason = errorMessage(error)
    const line = `${this.path} cannot be ${what}, so the next start does without it: ${reason}`
    this.#failures.failed(this.path, line, reason)
  }
}
