import { expect, test } from 'vitest'
import { RateLimit } from '../../../server/messages/rate-limit.ts'

test('a client has so many messages in any minute, and is told when there is room', () => {
  const { limit, at } = limitWithClock(3)
  for (const second of [0, 10, 20]) {
    at(second)
    expect(limit.take('a')).toBe(0)
  }

  at(20.5)
  expect(limit.take('a')).toBe(40)
  at(59.999)
  expect(limit.take('a')).toBe(1)
  at(60)
  expect(limit.take('a')).toBe(0)
  expect(limit.take('a')).toBe(10)
})

test('what was refused does not count', () => {
  const { limit, at } = limitWithClock(1)
  expect(limit.take('a')).toBe(0)
  for (const second of [1, 30, 59]) {
    at(second)
    expect(limit.take('a')).toBe(60 - second)
  }
  at(60)
  expect(limit.take('a')).toBe(0)
})

test('what is given back does not count, for the client and for all', () => {
  const { limit, at } = limitWithClock(1)
  for (let client = 0; client < 10; client += 1) expect(limit.take(`${client}`)).toBe(0)
  at(10)
  limit.giveBack('another')
  expect([limit.take('another'), limit.take('0')]).toEqual([50, 50])
  limit.giveBack('0')
  expect([limit.take('0'), limit.take('another')]).toEqual([0, 50])
})

test('each client has its own, and all together ten times as many', () => {
  const { limit, at } = limitWithClock(2)
  for (let client = 0; client < 10; client += 1) {
    at(client)
    expect([limit.take(`${client}`), limit.take(`${client}`)]).toEqual([0, 0])
  }
  expect(limit.take('another')).toBe(51)
  // The client's own room comes later than that of all.
  expect(limit.take('5')).toBe(56)
  at(60)
  expect(limit.take('another')).toBe(0)
})

test('no more than ten thousand clients are remembered', () => {
  const { limit, at } = limitWithClock(1000)
  const taken = Array.from({ length: 10_100 }, (_, client) => limit.take(`${client}`))
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(10_000)
  expect(taken.at(-1)).toBe(60)
  at(60)
  expect(limit.take('10099')).toBe(0)
})

function limitWithClock(messages: number) {
  let now = 1_000_000
  const limit = new RateLimit(messages, () => now)
  const at = (seconds: number) => (now = 1_000_000 + seconds * 1000)
  return { limit, at }
}
