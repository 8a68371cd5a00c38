import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { errorCode } from '../log/error-code.ts'
import { errorMessage } from '../log/error-message.ts'
import { FailureLog } from '../log/failure-log.ts'

/** The end of the names of files that are being written. */
const UNFINISHED = '.next'

/** A save takes seconds: after this time, its server was killed. */
const LEFTOVER_MS = 60_000

/**
 * A value that the server keeps for its next start. The file is replaced as a whole: after a crash it
 * holds the new value or the one before.
 */
export class SavedFile<Value> {
  readonly path: string
  readonly #format: number
  readonly #failures = new FailureLog()

  /** @param format changes with the type of the value: an earlier release may have written the file */
  constructor(path: string, format: number) {
    this.path = path
    this.#format = format
  }

  /** Resolves to undefined if there is no such file, or none that can be read. */
  async load(): Promise<Value | undefined> {
    try {
      await this.#removeLeftovers()
      const saved = deserialize(await readFile(this.path)) as { format: number; value: Value }
      return saved.format === this.#format ? saved.value : undefined
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') this.#report('read', error)
      return undefined
    }
  }

  /** Resolves to whether the value is saved. */
  async save(value: Value): Promise<boolean> {
    // Another server may write the same file, also one in another container, with the same process id.
    const next = `${this.path}.${randomUUID()}${UNFINISHED}`
    try {
      await mkdir(dirname(this.path), 0o700).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error
      })
      await this.#removeLeftovers()
      const file = await open(next, 'w', 0o600)
      try {
        await file.writeFile(serialize({ format: this.#format, value }))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(next, this.path)
      this.#failures.succeeded(this.path)
      return true
    } catch (error) {
      this.#report('written', error)
      await rm(next, { force: true }).catch(() => undefined)
      return false
    }
  }

  /** A server that was killed while it saved has left a file. */
  async #removeLeftovers(): Promise<void> {
    const folder = dirname(this.path)
    for (const name of await readdir(folder)) {
      if (!name.startsWith(`${basename(this.path)}.`) || !name.endsWith(UNFINISHED)) continue
      const path = join(folder, name)
      const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {}
      // If it cannot be removed, the value can still be read.
      if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path).catch(() => undefined)
    }
  }

  #report(what: string, error: unknown): void {
    const reason = errorMessage(error)
    const line = `${this.path} cannot be ${what}, so the next start does without it: ${reason}`
    this.#failures.failed(this.path, line, reason)
  }
}
