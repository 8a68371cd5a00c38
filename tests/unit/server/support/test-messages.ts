import { DatabaseSync } from 'node:sqlite'
import type { Hono } from 'hono'

/** A message as the contact form sends it. */
export const anna = {
  firstName: 'Աննա',
  lastName: 'Պետրոսյան',
  email: 'anna@example.am',
  phone: '+374(10)123456',
  message: 'We make lenses,\nand look for a place in the zone.',
}

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
  const named = Object.entries<string | undefined>({
    'Content-Type': 'application/json',
    ...headers,
  })
  return app.request(
    '/fez/messages',
    {
      method: 'POST',
      headers: named.filter((header): header is [string, string] => header[1] !== undefined),
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

/** The rows of the messages database, oldest first. */
export function storedRows(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database.prepare('SELECT * FROM messages ORDER BY id').all()
  } finally {
    database.close()
  }
}
