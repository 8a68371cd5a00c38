import { text } from 'node:stream/consumers'
import { ReadableStream } from 'node:stream/web'
import { expect, test, vi } from 'vitest'
import { limitBody } from '../../../../../server/content/media/limit-body.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'

const limited = (parts: Iterable<Buffer> | AsyncIterable<Buffer>, onError: () => void) => {
  const body = ReadableStream.from(parts) as globalThis.ReadableStream<Uint8Array>
  return limitBody(body, { maxBytes: 100, maxIdleMs: 3_000 }, onError)
}

test('a body may take any time while parts of it arrive', async () => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const broken = vi.fn()
  async function* letters() {
    for (let letter = 0; letter < 10; letter += 1) {
      await new Promise((resolve) => setTimeout(resolve, 2_900))
      yield Buffer.from('a')
    }
  }
  const read = text(limited(letters(), broken))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await read).toBe('aaaaaaaaaa')
  expect(broken).not.toHaveBeenCalled()
})

test('a visitor who reads slowly does not cut the body short', async () => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const broken = vi.fn()
  const parts = ['a', 'b', 'c'].map((part) => Buffer.from(part))
  const reader = limited(parts, broken).getReader()
  for (const part of parts) {
    expect((await reader.read()).value).toEqual(part)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect((await reader.read()).done, 'the body has ended').toBe(true)
  expect(broken).not.toHaveBeenCalled()
})
