import { expect, test, vi } from 'vitest'
import { MemoryRateLimiter } from '../../../../../server/messages/store/memory-rate-limiter.ts'
import {
  type CountedMessage,
  rateLimitWaitMs,
} from '../../../../../server/messages/store/rate-limits.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'

const a = '203.0.113.1'

test('a client may send so many messages in any minute', () => {
  const { take, at } = limiterWithClock(3)
  for (const [second, expected] of [
    [0, 0],
    [10, 0],
    [20, 0],
    [20.5, 40],
    // A refused message does not count.
    [59.999, 1],
    [60, 0],
    [60, 10],
  ] as const) {
    at(second)
    expect(take(a), `at ${second} s`).toBe(expected)
  }
})

test('a message that is taken back does not count', () => {
  const { limiter, take, at } = limiterWithClock(1)
  const clients = Array.from({ length: 10 }, (_, network) => `203.0.${network}.1`)
  for (const client of clients) expect(take(client), client).toBe(0)
  at(10)
  limiter.refund('203.0.10.1')
  expect([take('203.0.10.1'), take('203.0.0.1')]).toEqual([50, 50])
  limiter.refund('203.0.0.1')
  expect([take('203.0.0.1'), take('203.0.10.1')]).toEqual([0, 50])
})

test('a /24 of IPv4 may send twice as much as one client', () => {
  const { take, at } = limiterWithClock(3)
  const takeAs = (clients: number[]) => clients.map((client) => take(`203.0.113.${client}`))
  expect(takeAs([1, 1, 1, 1])).toEqual([0, 0, 0, 60])
  at(10)
  expect(takeAs([2, 3, 4, 5])).toEqual([0, 0, 0, 50])
  at(60)
  expect(takeAs([5])).toEqual([0])
})

test('all clients may send ten times as many messages as one', () => {
  const { take, at } = limiterWithClock(2)
  for (let network = 0; network < 10; network += 1) {
    at(network)
    const client = `203.0.${network}.1`
    expect([take(client), take(client)]).toEqual([0, 0])
  }
  expect(take('203.0.99.1')).toBe(51)
  // This client has to wait longer for its own limit than for the common one.
  expect(take('203.0.5.1')).toBe(56)
  at(60)
  expect(take('203.0.99.1')).toBe(0)
})

test('a flood from one network does not close the form', () => {
  const { take, at } = limiterWithClock(6)
  expect(take('192.0.2.7')).toBe(0)
  at(60)
  // Providers give each customer a /48, which has 65,536 clients, and twice the messages of one.
  const flood = (prefix: string) =>
    Array.from({ length: 500 }, (_, client) => take(`${prefix}:${client.toString(16)}`))
  expect(flood('2001:db8:1').filter((seconds) => seconds === 0)).toHaveLength(12)
  for (let network = 2; network < 20; network += 1) flood(`2001:db8:${network}`)
  expect(take('2001:db8:99:1')).toBe(60)

  // The second has sent nothing for a minute.
  for (const client of ['2a00:1:2:3', '192.0.2.7']) expect(take(client), client).toBe(0)
  // A socket that is closed has no address.
  expect(take('')).toBe(60)
  expect(take('198.51.100.7')).toBe(0)
  expect(take('198.51.200.7')).toBe(60)
})

test('no more than ten thousand messages are remembered', () => {
  const entries = Array.from({ length: 10_000 }, (_, number) => ({
    network: `${number >> 8}.${number & 255}.0.1`,
    atMs: number,
  }))
  const waitMs = (messages: CountedMessage[]) => rateLimitWaitMs(messages, a, 1000, 10_000)
  expect([waitMs(entries.slice(1)), waitMs(entries)]).toEqual([0, 50_000])
})

function limiterWithClock(messages: number) {
  useFakeTimers('performance', 'setTimeout')
  const start = performance.now()
  const limiter = new MemoryRateLimiter(messages)
  const at = (seconds: number) => vi.advanceTimersByTime(start + seconds * 1000 - performance.now())
  const take = (network: string) => {
    const seconds = limiter.retryAfterS(network)
    if (seconds === 0) limiter.count(network)
    return seconds
  }
  return { limiter, take, at }
}
