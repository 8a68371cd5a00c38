import { mkdir, rm } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { useFakeTimers } from '../support/fake-timers.ts'
import { anna, send } from '../support/test-messages.ts'
import { captureErrorLines, testSite } from '../support/test-site.ts'

// store-contract.test.ts has messages that are repeated or have a used key.
test('over the limit, a message is refused with the time to wait', async () => {
  useFakeTimers('performance')
  const { app } = await testSite({ settings: { RATE_LIMIT: '1' } })
  expect((await send(app, anna)).status).toBe(201)
  vi.advanceTimersByTime(15_000)
  const response = await send(app, anna, { headers: { 'X-Forwarded-For': '198.51.100.7' } })
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '45'])
  expect(await response.json()).toEqual({ success: false })
})

test('a message that could not be stored does not count', async () => {
  captureErrorLines()
  const { app, messagesDb } = await testSite({ settings: { RATE_LIMIT: '1' } })
  await mkdir(messagesDb, { recursive: true })
  expect((await send(app, anna)).status).toBe(503)
  await rm(messagesDb, { recursive: true })
  expect((await send(app, anna)).status).toBe(201)
})

test.each([
  ['a message that breaks a rule does not count', { ...anna, phone: '' }, [422, 201, 201, 429]],
  ['a body that is no message does not count', '[]', [400, 201, 201, 429]],
  ['a message with the hidden field counts', { ...anna, leaveEmpty: 'x' }, [201, 201, 429, 429]],
])('%s', async (_, body, expected) => {
  const { app } = await testSite({ settings: { RATE_LIMIT: '2' } })
  const statuses = [(await send(app, body)).status]
  for (const message of [anna, anna, anna]) statuses.push((await send(app, message)).status)
  expect(statuses).toEqual(expected)
})

test.each([
  ['that break a rule', { ...anna, phone: '' }, {}, 422],
  ['that are too long', ' '.repeat(20_000), {}, 413],
  ['of another type', anna, { 'Content-Type': 'text/plain' }, 415],
  ['with a wrong key', anna, { 'Idempotency-Key': 'short' }, 400],
])('a client that sends only messages %s is limited', async (_, body, headers, refusal) => {
  useFakeTimers('performance', 'setTimeout')
  const { app } = await testSite({ settings: { RATE_LIMIT: '3' } })
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => send(app, body, { headers })))
  expect(all.map(({ status }) => status)).toEqual([refusal, refusal, refusal, 429, 429])
  expect(all.at(-1)?.headers.get('Retry-After')).toBe('60')
  expect((await send(app, anna)).status).toBe(429)
  expect((await send(app, anna, { from: '198.51.100.7' })).status).toBe(201)
  vi.advanceTimersByTime(60_000)
  expect((await send(app, anna)).status).toBe(201)
})

test.each([
  ['203.0.113.1', '::ffff:203.0.113.1', true],
  ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff', true],
  ['2001:db8:0:1::1', '2001:0DB8::1:0:0:0:2', true],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
  ['fe80::1%eth0', 'fe80::2%a', true],
  ['2001:db8::1%eth0', '2001:db8::2', true],
  ['::ffff:203.0.113.1%eth0', '203.0.113.1', true],
])('%s and %s are one client: %j', async (one, other, same) => {
  const { app } = await testSite({ settings: { RATE_LIMIT: '1' } })
  expect((await send(app, anna, { from: one })).status).toBe(201)
  expect((await send(app, anna, { from: other })).status).toBe(same ? 429 : 201)
})

test('behind several proxies, the first of them names the client', async () => {
  const { app } = await testSite({ settings: { RATE_LIMIT: '1', TRUST_PROXY: '2' } })
  for (const [forwarded, expected] of [
    ['198.51.100.1, 192.0.2.1', 201],
    ['203.0.113.5, 192.0.2.1', 201],
    // A visitor wrote the first address.
    ['203.0.113.77, 198.51.100.1, 192.0.2.2', 429],
    // Requests that came past the first proxy.
    ['203.0.113.5', 429],
    ['192.0.2.9', 201],
  ] as const) {
    const headers = { 'X-Forwarded-For': forwarded }
    const { status } = await send(app, anna, { headers, from: '127.0.0.1' })
    expect(status, forwarded).toBe(expected)
  }
})

test('behind a trusted proxy, the client is the last address', async () => {
  const { app } = await testSite({ settings: { RATE_LIMIT: '1', TRUST_PROXY: '1' } })
  for (const [forwarded, from, expected] of [
    ['198.51.100.1', '127.0.0.1', 201],
    ['198.51.100.2', '127.0.0.1', 201],
    ['203.0.113.77, 198.51.100.1', '127.0.0.1', 429],
    ['198.51.100.1,2001:db8::1', '127.0.0.1', 201],
    ['2001:db8::2', '127.0.0.2', 429],
    // A /48 may send twice as many messages as one client.
    ['2001:db8:0:1::', '127.0.0.1', 201],
    ['2001:db8:0:2::', '127.0.0.1', 429],
    // Azure's gateways write ports, and brackets around an address of IPv6.
    ['198.51.100.1:51234', '127.0.0.1', 429],
    ['[2001:db8::9]:443', '127.0.0.1', 429],
    ['[2001:db8:1::]', '127.0.0.1', 201],
    ['2001:db8:1::1', '127.0.0.1', 429],
    // If the proxy names no valid address, the client is the proxy itself.
    [undefined, '127.0.0.3', 201],
    ['unknown', '127.0.0.3', 429],
    ['198.51.100.9,', '127.0.0.3', 429],
  ] as const) {
    const { status } = await send(app, anna, { headers: { 'X-Forwarded-For': forwarded }, from })
    expect(status, forwarded).toBe(expected)
  }
})
