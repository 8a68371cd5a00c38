import { afterEach, expect, test, vi } from 'vitest'
import type { SentMessage } from '../../src/isomorphic/contact-message.ts'

const MESSAGE: SentMessage = {
  firstName: 'Ani',
  lastName: 'Petrosyan',
  email: 'ani@example.am',
  phone: '+37410000000',
  message: 'We make sensors.',
}

afterEach(() => vi.unstubAllEnvs())

/** `sendMessage` of a site that is built for this API base and gets its responses from `fetched`. */
async function sender(fetched: typeof fetch, apiBase = '') {
  vi.stubEnv('VITE_API_BASE', apiBase)
  vi.resetModules()
  vi.stubGlobal('fetch', fetched)
  return (await import('../../src/api/messages.ts')).sendMessage
}

/** Sends the messages and returns the headers of their requests. */
async function headersOf(messages: SentMessage[], apiBase?: string): Promise<Headers[]> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true })))
  const send = await sender(fetched, apiBase)
  for (const message of messages) await send(message)
  return fetched.mock.calls.map(([request]) => (request as Request).headers)
}

test('only a message that is sent again has the same key', async () => {
  const sent = await headersOf([MESSAGE, { ...MESSAGE }, { ...MESSAGE, message: 'And lenses.' }])
  const [first, again, other] = sent.map((headers) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^\d+(-\d+){3}$/)
  expect(again).toBe(first)
  expect(other).toMatch(/^\d+(-\d+){3}$/)
  expect(other).not.toBe(first)
})

test('a message to the site’s own origin has its key', async () => {
  const [own] = await headersOf([MESSAGE], `${location.origin}/api/`)
  expect(own?.has('Idempotency-Key')).toBe(true)
})

test('of a message to another origin, only its type needs permission', async () => {
  const [other] = await headersOf([MESSAGE], 'https://backend.example/api/')
  expect([...(other ?? [])]).toEqual([
    ['accept', 'application/json'],
    ['content-type', 'application/json'],
  ])
})

// tests/component/contact-sending.test.tsx has a 500 and a server that cannot be reached.
test.each([
  ['an answer without success', () => Response.json({ ok: true })],
  ['a success that is only like true', () => Response.json({ success: 'true' })],
  ['HTML', () => new Response('<h1>Maintenance</h1>')],
])('a message that is answered with %s was not sent', async (_, answer) => {
  const send = await sender(() => Promise.resolve(answer()))
  await expect(send(MESSAGE)).rejects.toThrow()
})
