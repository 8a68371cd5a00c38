import { expect, test, vi } from 'vitest'
import { retriable } from '../../../src/retriable.ts'

const file = { messages: { gate: ['gate'] } }

test('a file that has loaded is requested from the same address again', async () => {
  const load = vi.fn(() => Promise.resolve(file))
  const loadAgain = retriable(load)
  expect(await loadAgain()).toBe(file)
  expect(await loadAgain()).toBe(file)
  expect(load).toHaveBeenCalledTimes(2)
})

test('if the error names no file, the same import is tried again', async () => {
  const load = vi
    .fn<() => Promise<typeof file>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValueOnce(file)
  const loadAgain = retriable(load)
  await expect(loadAgain()).rejects.toThrow()
  expect(await loadAgain()).toBe(file)
})
