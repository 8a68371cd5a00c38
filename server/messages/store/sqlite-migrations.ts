import type { DatabaseSync } from 'node:sqlite'
import { LATER_RELEASE, StoreError } from './message-store.ts'
import { transaction } from './sqlite-transaction.ts'

/** One step for each `user_version`. A released step never changes. */
const MIGRATIONS = [
  `CREATE TABLE messages (
    id INTEGER PRIMARY KEY,
    received_at TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    spam INTEGER NOT NULL,
    idempotency_key TEXT UNIQUE
  ) STRICT`,
  `ALTER TABLE messages ADD COLUMN untold INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX messages_untold ON messages (id) WHERE untold = 1`,
  // AUTOINCREMENT never gives the number of a deleted message to another one. Some files of the last
  // version have it already, and keep the highest number that they gave.
  `CREATE TABLE renamed (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    spam INTEGER NOT NULL,
    idempotency_key TEXT UNIQUE,
    pending INTEGER NOT NULL
  ) STRICT;
  UPDATE sqlite_sequence SET name = 'renamed' WHERE name = 'messages';
  INSERT INTO renamed SELECT id, received_at, first_name, last_name, email, phone, message, spam,
    idempotency_key, untold FROM messages;
  DROP TABLE messages;
  ALTER TABLE renamed RENAME TO messages;
  CREATE INDEX messages_pending ON messages (id) WHERE pending = 1`,
  `ALTER TABLE messages ADD COLUMN sent_to TEXT NOT NULL DEFAULT '[]'`,
  // A mail that waited is for nobody until the server readdresses it: only the server knows NOTIFY_TO.
  `CREATE TABLE outbox (
    message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    address TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER DEFAULT 0,
    PRIMARY KEY (message_id, address)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outbox_waiting ON outbox (message_id) WHERE next_at IS NOT NULL;
  INSERT INTO outbox (message_id, address) SELECT id, '' FROM messages WHERE pending = 1;
  INSERT INTO outbox (message_id, address, next_at)
    SELECT DISTINCT messages.id, value, NULL FROM messages, json_each(sent_to) WHERE pending = 1;
  DROP INDEX messages_pending;
  ALTER TABLE messages DROP COLUMN pending;
  ALTER TABLE messages DROP COLUMN sent_to`,
  // In milliseconds since 1970, like `next_at`.
  `CREATE TABLE pace (subject TEXT PRIMARY KEY, free_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
]

/** Updates the tables. Throws if the file cannot be written, even if it is up to date. */
export function migrate(database: DatabaseSync): void {
  transaction(database, () => {
    for (const step of MIGRATIONS.slice(versionOf(database))) database.exec(step)
    // This always writes, because SQLite opens a read-only file without an error.
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}

/** Whether an earlier release wrote the file. */
export function isOutdated(database: DatabaseSync): boolean {
  const version = versionOf(database)
  return version > 0 && version < MIGRATIONS.length
}

export function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version > MIGRATIONS.length) throw new StoreError(LATER_RELEASE)
  return version
}
