import { errorMessage } from '../../platform/log/error-message.ts'
import { openDatabase, openToRead } from './open-sqlite.ts'
import { requireUnused } from './sqlite-backup.ts'
import { isOutdated } from './sqlite-migrations.ts'

/** Updates the database if an earlier release wrote it. Throws if a server of that release uses it. */
export function migrateOutdated(path: string): void {
  const database = openToRead(path)
  try {
    if (!isOutdated(database)) return
  } finally {
    database.close()
  }
  try {
    requireUnused(path)
    openDatabase(path).close()
  } catch (error) {
    const advice = 'Restart the server that uses it, or read a copy that this user may change'
    throw new Error(
      `an earlier release wrote it, and it cannot be updated (${errorMessage(error)}). ${advice}`,
    )
  }
}
