import type { RequestListener } from 'node:http'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forwardToBackend } from '../../../../server/messages/forward-to-backend.ts'
import { receiveMessages } from '../../../../server/messages/receive-messages.ts'
import { type MessageResult, serverEvents } from '../../../../server/platform/server-events.ts'
import { siteWithBackend } from '../support/site-with-backend.ts'
import { anna, send } from '../support/test-messages.ts'
import { captureErrorLines } from '../support/test-site.ts'

const json = 'application/json'
const KEY = '2f6f5c1e-0d6b-4a57-9a51-000000000001'
const withKey = { headers: { 'Idempotency-Key': KEY } }

const accept: RequestListener = (_, response) => response.writeHead(201).end('{"success":true}')

test('the backend gets only message, key and address', async () => {
  const { app, requests } = await siteWithBackend(accept, {}, '/v1/')
  const more = {
    ...{ Cookie: 'session=1', Authorization: 'Basic x' },
    ...{ 'X-Forwarded-For': '198.51.100.7', 'X-Suspected-Spam': '1' },
  }
  const type = { 'Content-Type': `${json}; charset=utf-8` }
  await send(app, anna, { headers: { ...withKey.headers, ...more, ...type }, from: '203.0.113.9' })
  expect(requests()).toMatchObject([{ method: 'POST', url: '/v1/fez/messages' }])
  const { headers, body = '' } = requests()[0] ?? {}
  expect(Object.keys(JSON.parse(body) as object)).toEqual(Object.keys(anna))
  expect(headers).toMatchObject({
    'content-type': json,
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': KEY,
    'x-forwarded-for': '203.0.113.9',
  })
  expect(headers).not.toHaveProperty('x-suspected-spam')
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('authorization')
})

test('the backend gets the chain of trusted addresses', async () => {
  const { app, requests } = await siteWithBackend(accept, { TRUST_PROXY: '1' })
  for (const given of ['192.0.2.1, 198.51.100.7', undefined]) {
    await send(app, anna, { headers: { 'X-Forwarded-For': given }, from: '203.0.113.9' })
  }
  expect(requests().map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '192.0.2.1, 198.51.100.7, 203.0.113.9',
    '203.0.113.9',
  ])
})

// receive-messages.test.ts has all bodies and keys that are refused.
test('only a valid message arrives, as the schema reads it', async () => {
  const { app, requests } = await siteWithBackend(accept)
  const statuses = []
  const sent = [
    { ...anna, firstName: ' Jose\u0301\t', email: '\u200banna@example.am', admin: true },
    { ...anna, phone: '12 345' },
  ]
  for (const body of sent) statuses.push((await send(app, body)).status)
  expect(statuses).toEqual([201, 422])
  const arrived = requests().map(({ body }) => JSON.parse(body) as unknown)
  expect(arrived).toEqual([{ ...anna, firstName: 'José' }])
})

test('a message with a filled hidden field is suspected spam', async () => {
  const { app, requests } = await siteWithBackend((_, response) => response.writeHead(503).end())
  captureErrorLines()
  const results: MessageResult[] = []
  const note = (result: MessageResult) => results.push(result)
  serverEvents.on('message', note)
  onTestFinished(() => void serverEvents.off('message', note))
  expect((await send(app, { ...anna, leaveEmpty: 'secret' })).status).toBe(503)
  const { headers, body = '' } = requests()[0] ?? {}
  expect(headers).toMatchObject({ 'x-suspected-spam': '1' })
  expect(JSON.parse(body)).toEqual(anna)
  expect(results).toEqual(['failed'])
})

test('a message over the limit does not reach the backend', async () => {
  captureErrorLines()
  let status = 503
  const respond: RequestListener = (_, response) =>
    response.writeHead(status).end('{"success":true}')
  const { app, requests } = await siteWithBackend(respond, { RATE_LIMIT: '1' })
  expect((await send(app, anna, withKey)).status).toBe(503)
  status = 201
  expect((await send(app, anna, withKey)).status).toBe(201)
  const refused = await send(app, anna, withKey)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toMatch(/^[1-9]\d?$/)
  expect(requests().map(({ headers }) => headers['idempotency-key'])).toEqual([KEY, KEY])
})

test.each([
  [200, json, '{"success":true,"id":7}'],
  [200, json, '{"success":"true"}'],
  [200, json, '{"success":false}'],
  [204, '', ''],
  [401, '', ''],
  [404, 'text/html', ''],
  [422, json, '{}'],
  [429, json, '{}'],
  [500, 'text/html', '<h1>Error</h1>'],
])('the visitor gets the backend’s status %i and its body %s %s', async (status, type, body) => {
  const lines = captureErrorLines()
  const { app } = await siteWithBackend((_, response) => {
    response.setHeader('Set-Cookie', 'session=2')
    response.setHeader('Retry-After', '9')
    if (type) response.setHeader('Content-Type', type)
    response.writeHead(status).end(body)
  })
  const response = await send(app, anna)
  expect([response.status, await response.text()]).toEqual([status, body])
  expect(response.headers.get('Content-Type')).toBe(type || null)
  expect(response.headers.get('Retry-After')).toBe('9')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  const isReported = body.includes('true') || [422, 429].includes(status)
  expect(lines).toHaveLength(isReported ? 0 : 1)
})

test('the log says once that the backend takes messages again', async () => {
  captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let status = 503
  const { app, backend } = await siteWithBackend((_, response) =>
    response.writeHead(status).end('{"success":true}'),
  )
  // A backend that refuses a message has not taken it.
  for (status of [503, 429, 422]) await send(app, anna)
  expect(output.mock.calls).toEqual([])
  for (status of [201, 201]) await send(app, anna)
  expect(output.mock.calls.flat()).toEqual([`${backend}/fez/messages takes messages again\n`])
})

const breakOff: RequestListener = (_, response) => {
  response.writeHead(201, { 'Content-Length': 100 })
  response.write('{"success":true}', () => response.destroy())
}

test.each<[string, number, RegExp, RequestListener]>([
  ['breaks the connection', 502, /: .+/, (request) => request.socket.destroy()],
  ['says nothing', 504, /no response in time/, () => undefined],
  ['stops after the head', 504, /in time/, (_, to) => to.writeHead(201).write('')],
  ['breaks off a success', 502, /: .+/, breakOff],
  ['sends a long success', 502, /longer than 65536 bytes/, (_, to) => to.end(' '.repeat(65_537))],
  ['redirects', 502, /the redirection 307/, (_, to) => to.writeHead(307, { Location: '/' }).end()],
])(
  'a backend that %s is a failure with one line in the log',
  async (_, status, reason, respond) => {
    const lines = captureErrorLines()
    const { backend } = await siteWithBackend(respond)
    // Only the time limit ends the silent ones. The others get more time on a busy machine.
    const deadline = status === 504 ? 300 : undefined
    const app = new Hono()
    app.route(
      '/fez',
      receiveMessages(
        { trustedProxies: 0, rateLimit: 'off' },
        forwardToBackend(new URL(backend), { limit: 'off', timeoutMs: deadline }),
      ),
    )

    for (let times = 0; times < 2; times++) {
      const response = await send(app, anna)
      expect([response.status, await response.json()]).toEqual([status, { success: false }])
    }
    expect(lines).toEqual([expect.stringMatching(reason)])
    expect(lines[0]).toContain(`A message could not be forwarded to ${backend}/fez/messages: `)
    expect(lines[0]).not.toContain('anna')
  },
)
