import { DatabaseSync } from 'node:sqlite'

/** Where the server of the browser tests keeps its messages, seen from the project's folder. */
export const MESSAGES_DB = 'test-results/messages.db'

/** The rows that a visitor with this last name has sent. */
export function storedMessages(lastName: string): Record<string, unknown>[] {
  const database = new DatabaseSync(MESSAGES_DB, { readOnly: true })
  try {
    return database.prepare('SELECT * FROM messages WHERE last_name = ?').all(lastName)
  } finally {
    database.close()
  }
}
