import { backend } from './client.ts'

/**
 * `POST /fez/messages`: sends a message to the zone. Rejects unless the answer is 2xx and its body
 * has `success` true.
 *
 * @param message the fields of the message
 * @param key made once for this message, so that one that arrives twice is stored once
 */
export async function sendMessage(message: object, key: string): Promise<void> {
  const answer: unknown = await backend
    .post('fez/messages', { json: message, headers: { 'Idempotency-Key': key } })
    .json()
  const success = typeof answer === 'object' && answer !== null && 'success' in answer
  if (!success || answer.success !== true) throw new Error('The answer does not say success.')
}
