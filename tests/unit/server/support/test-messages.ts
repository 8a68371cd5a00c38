import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { Message } from '../../../../server/messages/store/message-store.ts'
import { SqliteStore } from '../../../../server/messages/store/sqlite-store.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

/** A message as the contact form sends it. */
export const anna = {
  firstName: 'Աննա',
  lastName: 'Պետրոսյան',
  email: 'anna@example.am',
  phone: '+374(10)123456',
  message: 'We make lenses,\nand look for a place in the zone.',
}

/** Her message as a store lists it. */
export const stored = { ...anna, id: 17, receivedAt: '2026-11-21T20:15:00.000Z', spam: false }

/** A sender for tests that do not depend on it. */
export const somebody = { key: undefined, network: '203.0.113.9' }

interface Sending {
  /** A header that is undefined is left out. */
  headers?: Record<string, string | undefined>
  /** The socket's remote address. */
  from?: string
}

/** Sends a string, a stream or bytes as they are, and everything else as JSON. */
export async function send(app: Hono, body: unknown, { headers, from }: Sending = {}) {
  const raw = typeof body === 'string' || ArrayBuffer.isView(body) || body instanceof ReadableStream
  const sent = Object.entries<string | undefined>({
    'Content-Type': 'application/json',
    ...headers,
  })
  return app.request(
    '/fez/messages',
    {
      method: 'POST',
      headers: sent.filter((header): header is [string, string] => header[1] !== undefined),
      body: raw ? (body as BodyInit) : JSON.stringify(body),
      duplex: 'half',
    } as RequestInit,
    { incoming: { socket: { remoteAddress: from ?? '203.0.113.9' } } },
  )
}

/** Sends a message to a server that runs. */
export function post(address = '', body: object = anna, key?: string): Promise<Response> {
  return fetch(`${address}fez/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  })
}

/** A store with a new file in a folder, until the end of the test. It adds messages like Anna's. */
export async function openStore(name = 'data/messages.db') {
  const folder = await temporaryFolder()
  const path = join(folder, name)
  const store = new SqliteStore(path)
  onTestFinished(() => {
    store.close()
  })
  const add = (over: Partial<Message> = {}, mailTo: string[] = []) =>
    store.add({ ...anna, spam: false, ...over }, somebody, mailTo)
  return { folder, path, store, add, rows: () => storedRows(path) }
}

/** The number and the address of each mail that is still to be sent: `17 staff@fez.example`. */
export function waitingMails(path: string): string[] {
  using database = new DatabaseSync(path, { readOnly: true })
  const query = 'SELECT message_id, address FROM outbox WHERE next_at IS NOT NULL'
  return database
    .prepare(query)
    .all()
    .map((row) => Object.values(row).join(' '))
}

/** The rows of the messages database, oldest first. */
export function storedRows(path: string) {
  using database = new DatabaseSync(path, { readOnly: true })
  return database.prepare('SELECT * FROM messages ORDER BY id').all()
}

/** SQLite opens a file with an unknown write version read-only (file format, section 1.3.3). */
export function makeReadOnly(path: string): void {
  writeFileSync(path, readFileSync(path).with(18, 3))
}
