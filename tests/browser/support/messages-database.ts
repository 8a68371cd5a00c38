import { DatabaseSync } from 'node:sqlite'

/** The messages database of the browser tests' server, relative to the project's folder. */
export const MESSAGES_DB = 'test-results/messages.db'

/** The stored messages of a visitor with this last name. */
export function storedMessages(lastName: string): Record<string, unknown>[] {
  using database = new DatabaseSync(MESSAGES_DB, { readOnly: true })
  return database.prepare('SELECT * FROM messages WHERE last_name = ?').all(lastName)
}
