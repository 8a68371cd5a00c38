import type { DatabaseSync } from 'node:sqlite'

export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // If the disk is full, SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
