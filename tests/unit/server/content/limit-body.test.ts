import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { limitBody } from '../../../../server/content/limit-body.ts'
import { useFakeTimers } from '../support/fake-timers.ts'

const BOUNDS = { maxBytes: 100, maxIdleMs: 3_000 }

test('a body may take any time as long as parts of it keep arriving', async () => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const broken = vi.fn()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 2_900))
      controller.enqueue(new TextEncoder().encode('a'))
      if ((letters -= 1) === 0) controller.close()
    },
  })
  let letters = 10
  const read = text(limitBody(body, BOUNDS, broken))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await read).toBe('aaaaaaaaaa')
  expect(broken).not.toHaveBeenCalled()
})

test('a visitor who reads slowly does not cut the body short', async () => {
  useFakeTimers('setTimeout', 'clearTimeout')
  const broken = vi.fn()
  const parts = ['a', 'b', 'c'].map((part) => new TextEncoder().encode(part))
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const reader = limitBody(body, BOUNDS, broken).getReader()
  for (const part of parts) {
    expect((await reader.read()).value).toEqual(part)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect((await reader.read()).done).toBe(true)
  expect(broken).not.toHaveBeenCalled()
})
