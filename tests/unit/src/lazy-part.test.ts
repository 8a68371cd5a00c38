import { expect, test, vi } from 'vitest'
import { lazyPart, LostPartError } from '../../../src/lazy-part.ts'

const file = { messages: { gate: ['gate'] } }

test('a part that is lost is tried again by the next call', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const importFile = vi
    .fn(() => Promise.resolve(file))
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  const part = lazyPart(importFile)
  await expect(part.load()).rejects.toThrow(LostPartError)
  expect(await Promise.all([part.load(), part.load()])).toEqual([file, file])
  expect(await part.load()).toBe(file)
  expect(importFile).toHaveBeenCalledTimes(2)
})
