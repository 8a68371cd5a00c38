import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MessageStore } from '../../../../server/message-store/message-store.ts'
import { PostgresStore } from '../../../../server/message-store/postgres-store.ts'
import { SqliteStore } from '../../../../server/message-store/sqlite-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { PostgresServer } from '../support/postgres-server.ts'
import { anna } from '../support/test-messages.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await PostgresServer.start()
})
afterAll(() => postgres.remove())

const TEXTS = ['first_name', 'last_name', 'email', 'phone', 'message']
const COLUMNS = `received_at, ${TEXTS.join(', ')}, spam, idempotency_key, untold`
const row = (key: string, isSpam: boolean, untold: boolean) =>
  `('2026-11-25T00:52:28.702Z', ${Object.values(anna)
    .map((text) => `'${text}'`)
    .join(', ')}, ${isSpam}, ${key}, ${untold})`

/** The second of four messages is mailed, the third is spam, and the last was deleted. */
const MESSAGES = `INSERT INTO messages (${COLUMNS}) VALUES ${[
  row("'key of one'", false, true),
  row('NULL', false, false),
  row("'key of spam'", true, false),
  row('NULL', false, true),
].join()};
  DELETE FROM messages WHERE id = 4;`

const sqlite = (id: string) => `
  CREATE TABLE messages (id ${id}, received_at TEXT NOT NULL,
    ${TEXTS.map((name) => `${name} TEXT NOT NULL`).join()}, spam INTEGER NOT NULL,
    idempotency_key TEXT UNIQUE, untold INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE INDEX messages_untold ON messages (id) WHERE untold = 1;
  PRAGMA user_version = 2; ${MESSAGES}`

const POSTGRES = `
  CREATE TABLE messages (id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    received_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    ${TEXTS.map((name) => `${name} TEXT NOT NULL`).join()}, spam BOOLEAN NOT NULL,
    idempotency_key TEXT UNIQUE, untold BOOLEAN NOT NULL);
  CREATE INDEX messages_untold ON messages (id) WHERE untold;
  CREATE TABLE counted (client TEXT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp());
  CREATE TABLE schema_version (version INTEGER NOT NULL);
  INSERT INTO schema_version VALUES (1); ${MESSAGES}`

type Open = () => MessageStore

async function sqliteWith(sql: string): Promise<Open> {
  const path = join(await temporaryFolder(), 'messages.db')
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
  return () => new SqliteStore(path, 6)
}

async function postgresWith(sql: string): Promise<Open> {
  const url = await postgres.database()
  await postgres.query(url, sql)
  return () => new PostgresStore(url, 6)
}

test.each<[string, nextId: number, () => Promise<Open>]>([
  ['SQLite', 5, () => sqliteWith(sqlite('INTEGER PRIMARY KEY AUTOINCREMENT'))],
  ['SQLite that gave numbers twice', 4, () => sqliteWith(sqlite('INTEGER PRIMARY KEY'))],
  ['PostgreSQL', 5, () => postgresWith(POSTGRES)],
])(
  'the database of an earlier release keeps its messages, keys and numbers, and no mail is sent twice: %s',
  async (_, nextId, create) => {
    const open = await create()
    for (const added of ['stored', 'repeated']) {
      const store = open()
      await store.prepare()
      expect((await store.pending(0, 9)).map(({ id }) => id)).toEqual([1])
      const message = { ...anna, spam: false }
      const client = { key: 'key of one', network: '203.0.113.9' }
      expect(await store.add(message, client, true)).toBe('repeated')
      expect(await store.add(message, { ...client, key: 'new key' }, false)).toBe(added)
      const listed = []
      for await (const stored of store.list()) listed.push(stored)
      expect(listed.map(({ id, spam }) => [id, spam])).toEqual([
        [nextId, false],
        [3, true],
        [2, false],
        [1, false],
      ])
      expect(listed.at(-1)).toMatchObject({ ...anna, receivedAt: '2026-11-25T00:52:28.702Z' })
      await store.close()
    }
  },
)
