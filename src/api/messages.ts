import type { SentMessage } from '../isomorphic/contact-message.ts'
import { reportsSuccess } from '../isomorphic/reports-success.ts'
import { TryLaterError } from '../isomorphic/try-later-error.ts'
import { backendClient, callUrl } from './wire/client.ts'

/** A visitor reads only the hour and the minute, and no day. */
const DAY_S = 24 * 60 * 60

/**
 * `POST /fez/messages`. Rejects if the call fails or its response does not report success. Our own
 * server stores a message once, even if it is sent again with its key.
 */
export async function sendMessage(message: SentMessage, key: string): Promise<void> {
  const address = callUrl('messages')
  // The contract with the backend does not name this header, so one on another origin may refuse it.
  const keyHeader = address.origin === location.origin && { 'Idempotency-Key': key }
  const response = await backendClient.post(address, {
    json: message,
    headers: { Accept: 'application/json', ...keyHeader },
    throwHttpErrors: false,
  })
  const waitS = Number(response.headers.get('Retry-After'))
  if (response.status === 429 && waitS > 0 && waitS < DAY_S) throw new TryLaterError(waitS)
  if (!response.ok || !reportsSuccess(await response.json())) {
    throw new Error(`The response, with status ${response.status}, does not say success.`)
  }
}
