import type { SentMessage } from '../isomorphic/contact-message.ts'
import { reportsSuccess } from '../isomorphic/response-problem.ts'
import { backendClient, callUrl } from './wire/client.ts'

/**
 * `POST /fez/messages`. Rejects if the call fails or its response does not report success. Our own
 * server stores a message once, even if it is sent again with its key.
 */
export async function sendMessage(message: SentMessage, key: string): Promise<void> {
  const address = callUrl('messages')
  // The contract with the backend does not name this header, so one on another origin may refuse it.
  const headers = address.origin === location.origin ? { 'Idempotency-Key': key } : {}
  const response: unknown = await backendClient.post(address, { json: message, headers }).json()
  if (!reportsSuccess(response)) throw new Error('The response does not say success.')
}
