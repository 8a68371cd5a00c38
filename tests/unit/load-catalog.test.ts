import { expect, test, vi } from 'vitest'
import { loadCatalog } from '../../src/i18n/catalogs.ts'

const words = { messages: { gate: ['gate'] } }

test('a catalog that has loaded is requested from the same address again', async () => {
  const load = vi.fn(() => Promise.resolve(words))
  expect(await loadCatalog(load)).toBe(words)
  expect(await loadCatalog(load)).toBe(words)
  expect(load).toHaveBeenCalledTimes(2)
})

test('if the error names no file, the same import is tried again', async () => {
  const load = vi
    .fn<() => Promise<typeof words>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValueOnce(words)
  await expect(loadCatalog(load)).rejects.toThrow()
  expect(await loadCatalog(load)).toBe(words)
})
