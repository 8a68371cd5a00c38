import type { ClientBase } from 'pg'
import { LATER_RELEASE, StoreError, UnusableStoreError } from './message-store.ts'

/** One step for each version. A released step never changes. */
const MIGRATIONS = [
  `CREATE TABLE messages (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    spam BOOLEAN NOT NULL,
    idempotency_key TEXT UNIQUE,
    untold BOOLEAN NOT NULL
  );
  CREATE INDEX messages_untold ON messages (id) WHERE untold;
  CREATE TABLE counted (
    client TEXT NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
  )`,
  `ALTER TABLE messages RENAME COLUMN untold TO pending;
  ALTER INDEX messages_untold RENAME TO messages_pending;
  ALTER TABLE counted RENAME TO rate_limit;
  ALTER TABLE rate_limit RENAME COLUMN client TO network`,
  `ALTER TABLE messages ADD COLUMN sent_to TEXT[] NOT NULL DEFAULT '{}'`,
  // A mail that waited is for nobody until the server readdresses it: only the server knows NOTIFY_TO.
  `CREATE TABLE outbox (
    message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
    address TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at BIGINT DEFAULT 0,
    PRIMARY KEY (message_id, address)
  );
  CREATE INDEX outbox_waiting ON outbox (message_id) WHERE next_at IS NOT NULL;
  INSERT INTO outbox (message_id, address) SELECT id, '' FROM messages WHERE pending;
  INSERT INTO outbox (message_id, address, next_at)
    SELECT DISTINCT id, unnest(sent_to), NULL::bigint FROM messages WHERE pending;
  ALTER TABLE messages DROP COLUMN pending, DROP COLUMN sent_to`,
  // In milliseconds since 1970, like `next_at`.
  `CREATE TABLE pace (subject TEXT PRIMARY KEY, free_at BIGINT NOT NULL)`,
  // `text_pattern_ops` is for LIKE.
  `CREATE INDEX IF NOT EXISTS rate_limit_at ON rate_limit (at);
  CREATE INDEX IF NOT EXISTS rate_limit_network ON rate_limit (network text_pattern_ops)`,
]

/** Advisory locks, with numbers that no other program is likely to use. */
export const ADVISORY_LOCKS = { schema: 70_001, adding: 70_002 }

/** Encodings of PostgreSQL that hold every alphabet. SQL_ASCII keeps bytes as they are. */
const CHARACTER_SETS = ['UTF8', 'SQL_ASCII']

/**
 * Updates the tables, within the caller's transaction. Throws if the database cannot be written, or
 * cannot hold messages in Armenian.
 */
export async function migrate(client: ClientBase): Promise<void> {
  const locked = await client.query<{ encoding: string }>(
    "SELECT pg_advisory_xact_lock($1), current_setting('server_encoding') AS encoding",
    [ADVISORY_LOCKS.schema],
  )
  const { encoding = '' } = locked.rows[0] ?? {}
  if (!CHARACTER_SETS.includes(encoding)) {
    throw new UnusableStoreError(
      `its encoding is ${encoding}, which cannot hold Armenian. Create the database with ENCODING 'UTF8'`,
    )
  }
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)')
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version')
  const version = rows[0]?.version ?? 0
  if (version > MIGRATIONS.length) throw new StoreError(LATER_RELEASE)
  for (const step of MIGRATIONS.slice(version)) await client.query(step)
  await client.query('DELETE FROM schema_version')
  await client.query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length])
}
