import type { Settings } from '../../platform/settings/settings.ts'
import type { MessageStore } from './message-store.ts'
import { SqliteStore } from './sqlite-store.ts'

export async function openStore(settings: Settings): Promise<MessageStore> {
  const { databaseUrl, messagesDb, rateLimit } = settings
  if (!databaseUrl) return new SqliteStore(messagesDb, rateLimit)
  // The driver is loaded only if PostgreSQL is used.
  const { PostgresStore } = await import('./postgres-store.ts')
  return new PostgresStore(databaseUrl, rateLimit)
}
