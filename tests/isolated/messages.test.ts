import { afterEach, expect, test, vi } from 'vitest'
import { MESSAGE } from '../support/message.ts'

const KEY = '1-2-3-4'

afterEach(() => vi.unstubAllEnvs())

/** `sendMessage` of a site that is built for this API base and gets its responses from `fetched`. */
async function sender(fetched: typeof fetch, apiBase = '') {
  vi.stubEnv('VITE_API_BASE', apiBase)
  vi.resetModules()
  vi.stubGlobal('fetch', fetched)
  return (await import('../../src/api/messages.ts')).sendMessage
}

/** Sends the message and returns the headers of its request. */
async function headersOf(apiBase: string): Promise<Headers | undefined> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true })))
  const send = await sender(fetched, apiBase)
  await send(MESSAGE, KEY)
  return (fetched.mock.calls[0]?.[0] as Request | undefined)?.headers
}

test('a message to the site’s own origin has its key', async () => {
  for (const apiBase of ['', `${location.origin}/api/`]) {
    const own = await headersOf(apiBase)
    expect(own?.get('Idempotency-Key'), apiBase).toBe(KEY)
  }
})

test('a message to another origin needs permission for its type only', async () => {
  const other = await headersOf('https://backend.example/api/')
  expect([...(other ?? [])]).toEqual([
    ['accept', 'application/json'],
    ['content-type', 'application/json'],
  ])
})

test.each([true, 1, 'true', '1'])('the success %j counts as one', async (success) => {
  const send = await sender(() => Promise.resolve(Response.json({ success })))
  await expect(send(MESSAGE, KEY)).resolves.toBeUndefined()
})

// tests/component/contact-sending.test.tsx has a 500 and a server that cannot be reached.
test.each([
  ['an answer without success', () => Response.json({ ok: true })],
  ['the success false', () => Response.json({ success: false })],
  ['the success "false"', () => Response.json({ success: 'false' })],
  ['the success 0', () => Response.json({ success: 0 })],
  ['HTML', () => new Response('<h1>Maintenance</h1>')],
])('a message that is answered with %s was not sent', async (_, answer) => {
  const send = await sender(() => Promise.resolve(answer()))
  await expect(send(MESSAGE, KEY)).rejects.toThrow()
})
