import { backend } from './client.ts'

/** `POST /fez/messages`. Rejects unless it succeeds. Calls with one `key` store one message. */
export async function sendMessage(message: object, key: string): Promise<void> {
  const answer: unknown = await backend
    .post('fez/messages', { json: message, headers: { 'Idempotency-Key': key } })
    .json()
  const success = typeof answer === 'object' && answer !== null && 'success' in answer
  if (!success || answer.success !== true) throw new Error('The answer does not say success.')
}
