import { expect, test, vi } from 'vitest'

const MESSAGE = { firstName: 'Ani', message: 'We make sensors.' }

/** Sends messages; the headers that they arrive with. */
async function headersOf(messages: object[]): Promise<Headers[]> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true })))
  vi.stubGlobal('fetch', fetched)
  const { sendMessage } = await import('../../../src/api/messages.ts')
  for (const message of messages) await sendMessage(message)
  return fetched.mock.calls.map(([request]) => (request as Request).headers)
}

test('the same message has the same key when it is sent again, another message another key', async () => {
  const sent = await headersOf([MESSAGE, { ...MESSAGE }, { ...MESSAGE, message: 'And lenses.' }])
  const [first, again, other] = sent.map((headers) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(other).toMatch(/^[0-9a-f]{32}$/)
  expect(other).not.toBe(first)
})
