import { expect, test, vi } from 'vitest'
import { retriableImport } from '../../../src/retriable-import.ts'

const file = { messages: { gate: ['gate'] } }

test('an import whose error names no file is tried again', async () => {
  const load = vi
    .fn(() => Promise.resolve(file))
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  const loadAgain = retriableImport(load)
  await expect(loadAgain()).rejects.toThrow()
  expect(await loadAgain()).toBe(file)
  expect(await loadAgain()).toBe(file)
  expect(load).toHaveBeenCalledTimes(3)
})
