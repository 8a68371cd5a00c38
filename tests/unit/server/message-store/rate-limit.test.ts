import { expect, test } from 'vitest'
import { RateLimiter } from '../../../../server/message-store/rate-limiter.ts'
import {
  type RateLimitEntry,
  retryAfterMs,
} from '../../../../server/message-store/rate-limit-window.ts'

const a = '203.0.113.1'

test('a client may send so many messages in any minute, and is told when it may send again', () => {
  const { limit, at } = limitWithClock(3)
  for (const second of [0, 10, 20]) {
    at(second)
    expect(limit.take(a)).toBe(0)
  }

  at(20.5)
  expect(limit.take(a)).toBe(40)
  at(59.999)
  expect(limit.take(a)).toBe(1)
  at(60)
  expect(limit.take(a)).toBe(0)
  expect(limit.take(a)).toBe(10)
})

test('a refused message does not count', () => {
  const { limit, at } = limitWithClock(1)
  expect(limit.take(a)).toBe(0)
  for (const second of [1, 30, 59]) {
    at(second)
    expect(limit.take(a)).toBe(60 - second)
  }
  at(60)
  expect(limit.take(a)).toBe(0)
})

test('a message that is given back does not count, for the client or for all', () => {
  const { limit, at } = limitWithClock(1)
  const clients = Array.from({ length: 10 }, (_, network) => `203.0.${network}.1`)
  for (const client of clients) expect(limit.take(client)).toBe(0)
  at(10)
  limit.refund('203.0.10.1')
  expect([limit.take('203.0.10.1'), limit.take('203.0.0.1')]).toEqual([50, 50])
  limit.refund('203.0.0.1')
  expect([limit.take('203.0.0.1'), limit.take('203.0.10.1')]).toEqual([0, 50])
})

test.each([
  ['a /24 of IPv4', (client: number) => `203.0.113.${client}`],
  ['a /48 of IPv6', (client: number) => `2001:db8:7:${client.toString(16)}`],
])('%s may send twice as many messages as one client in it', (_, clientOf) => {
  const { limit, at } = limitWithClock(3)
  expect([1, 1, 1, 1].map((client) => limit.take(clientOf(client)))).toEqual([0, 0, 0, 60])
  at(10)
  expect([2, 3, 4, 5].map((client) => limit.take(clientOf(client)))).toEqual([0, 0, 0, 50])
  at(60)
  expect(limit.take(clientOf(5))).toBe(0)
})

test('all clients together may send ten times as many messages as one client', () => {
  const { limit, at } = limitWithClock(2)
  for (let network = 0; network < 10; network += 1) {
    at(network)
    const client = `203.0.${network}.1`
    expect([limit.take(client), limit.take(client)]).toEqual([0, 0])
  }
  expect(limit.take('203.0.99.1')).toBe(51)
  // This client has to wait longer for its own limit than for the common one.
  expect(limit.take('203.0.5.1')).toBe(56)
  at(60)
  expect(limit.take('203.0.99.1')).toBe(0)
})

test('no flood from one network closes the form for visitors of another', () => {
  const { limit } = limitWithClock(6)
  // Providers give each customer a /48, which has 65,536 clients.
  const flood = (prefix: string) =>
    Array.from({ length: 500 }, (_, client) => limit.take(`${prefix}:${client.toString(16)}`))
  expect(flood('2001:db8:1').filter((seconds) => seconds === 0)).toHaveLength(12)
  for (let network = 2; network < 20; network += 1) flood(`2001:db8:${network}`)
  expect(limit.take('2001:db8:99:1')).toBe(60)

  expect(limit.take('2a00:1:2:3')).toBe(0)
  expect(limit.take('198.51.100.7')).toBe(0)
  expect(limit.take('198.51.200.7')).toBe(60)
})

test('no more than ten thousand messages are remembered', () => {
  const counted = Array.from({ length: 10_000 }, (_, number) => ({
    network: `${number >> 8}.${number & 255}.0.1`,
    atMs: number,
  }))
  const waitMs = (messages: RateLimitEntry[]) => retryAfterMs(messages, a, 1000, 10_000)
  expect(waitMs(counted.slice(1))).toBe(0)
  expect(waitMs(counted)).toBe(50_000)
})

function limitWithClock(messages: number) {
  let now = 1_000_000
  const limit = new RateLimiter(messages, () => now)
  const at = (seconds: number) => (now = 1_000_000 + seconds * 1000)
  return { limit, at }
}
