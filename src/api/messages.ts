import { config } from '../config.ts'
import { isObject } from '../is-object.ts'
import { backend } from './calls/client.ts'

const isOwnServer = new URL(config.apiBase).origin === location.origin

let last = { sent: '', key: '' }

/** `POST /fez/messages`. Rejects unless it succeeds. A message that is sent again is stored once. */
export async function sendMessage(message: object): Promise<void> {
  // A backend on another origin need not allow a header that the specification does not name.
  const headers = isOwnServer ? { 'Idempotency-Key': keyFor(message) } : {}
  const answer: unknown = await backend.post('fez/messages', { json: message, headers }).json()
  const succeeded = isObject(answer) && answer.success === true
  if (!succeeded) throw new Error('The answer does not say success.')
}

/** The same key for the same message; a new one for another. */
function keyFor(message: object): string {
  const sent = JSON.stringify(message)
  if (last.sent !== sent) last = { sent, key: randomKey() }
  return last.key
}

// crypto.randomUUID is missing where the site is not served over TLS.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
