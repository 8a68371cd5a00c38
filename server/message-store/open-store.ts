import type { Settings } from '../settings.ts'
import type { MessageStore } from './message-store.ts'
import { SqliteStore } from './sqlite-store.ts'

/** The store that the settings name. Nothing is opened yet. */
export function openStore({ messagesDb, rateLimit }: Settings): MessageStore {
  return new SqliteStore(messagesDb, rateLimit)
}
