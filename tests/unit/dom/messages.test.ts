import { expect, test, vi } from 'vitest'

const MESSAGE = { firstName: 'Ani', message: 'We make sensors.' }

/** Sends messages from a site built for this API base, and returns the headers they arrive with. */
async function headersOf(messages: object[], apiBase = ''): Promise<Headers[]> {
  vi.stubEnv('VITE_API_BASE', apiBase)
  vi.resetModules()
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

test('an address of its own origin gets the key as well', async () => {
  const [headers] = await headersOf([MESSAGE], `${location.origin}/api/`)
  expect(headers?.has('Idempotency-Key')).toBe(true)
})

test('a backend on another origin gets no header that it would have to allow, but for the type', async () => {
  const [headers] = await headersOf([MESSAGE], 'https://backend.example/api/')
  expect([...(headers ?? [])]).toEqual([
    ['accept', 'application/json'],
    ['content-type', 'application/json'],
  ])
})
