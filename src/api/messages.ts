import type { SentMessage } from '../isomorphic/contact-message.ts'
import { reportsSuccess } from '../isomorphic/response-problem.ts'
import { backendClient, callUrl } from './wire/client.ts'

let last = { sent: '', key: '' }

/**
 * `POST /fez/messages`. Rejects if the call fails or its response does not report success. Our own
 * server stores a message once, even if it is sent again.
 */
export async function sendMessage(message: SentMessage): Promise<void> {
  const address = callUrl('messages')
  // The contract with the backend does not name this header, so one on another origin may refuse it.
  const headers = address.origin === location.origin ? { 'Idempotency-Key': keyFor(message) } : {}
  const response: unknown = await backendClient.post(address, { json: message, headers }).json()
  if (!reportsSuccess(response)) throw new Error('The response does not say success.')
}

/** Returns the same key while the same message is sent again, and a new one for any other. */
function keyFor(message: SentMessage): string {
  const sent = JSON.stringify(message)
  // `crypto.randomUUID` is missing if the site is not served over TLS.
  const key = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
  if (last.sent !== sent) last = { sent, key: key() }
  return last.key
}
