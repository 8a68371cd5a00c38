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
