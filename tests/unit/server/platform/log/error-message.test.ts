import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { errorMessage } from '../../../../../server/platform/log/error-message.ts'

test('the reason of a failed fetch is its cause', () => {
  const cause = new Error('Connection terminated unexpectedly')
  expect(errorMessage(new Error('timeout', { cause }))).toBe('timeout')
  expect(errorMessage(new TypeError('fetch failed', { cause }))).toBe(cause.message)
  expect(errorMessage(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  )
})

test.each([
  ['gzip', gunzip],
  ['br', brotliDecompress],
  ['zstd', zstdDecompress],
])('a body that claims to be %s is not in its Content-Encoding', async (_, decompress) => {
  const reason = await promisify(decompress)('{"payload":null}').catch(errorMessage)
  expect(reason).toBe('a body that is not in its Content-Encoding')
})
