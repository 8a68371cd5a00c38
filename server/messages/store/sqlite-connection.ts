import { statSync } from 'node:fs'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { BUSY_TIMEOUT_MS, openDatabase, openToRead } from './open-sqlite.ts'
import { sqliteCode } from './sqlite-file.ts'
import { versionOf } from './sqlite-migrations.ts'

/** How often a call tries again while another process writes. */
export const BUSY_RETRY_MS = 20

/** The error code while another process writes. */
export const SQLITE_BUSY = 5

/** The connection that writes. Opens with the first call, and again if the file was moved or deleted. */
export class SqliteConnection {
  readonly path: string
  #opened: { database: DatabaseSync; inode: number | undefined } | undefined

  constructor(path: string) {
    this.path = path
  }

  close(): void {
    this.#opened?.database.close()
    this.#opened = undefined
  }

  /** Tries again while the file is locked. SQLite's own wait for a lock would stop the whole server. */
  async run<T>(work: (database: DatabaseSync) => T, timeoutMs = BUSY_TIMEOUT_MS): Promise<T> {
    const deadlineMs = performance.now() + timeoutMs
    for (;;) {
      try {
        return work(this.#database())
      } catch (error) {
        if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > deadlineMs) throw error
      }
      await wait(BUSY_RETRY_MS)
    }
  }

  /** Uses a connection of its own, which needs no write permission. */
  *read(query: string, values: Record<string, SQLInputValue> = {}) {
    const database = openToRead(this.path)
    try {
      if (versionOf(database) > 0) yield* database.prepare(query).iterate(values)
    } finally {
      database.close()
    }
  }

  #database(): DatabaseSync {
    if (this.#opened && this.#opened.inode !== inodeOf(this.path)) this.close()
    this.#opened ??= { database: openDatabase(this.path), inode: inodeOf(this.path) }
    return this.#opened.database
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}
