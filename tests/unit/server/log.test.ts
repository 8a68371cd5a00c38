import { expect, test } from 'vitest'
import { errorMessage, logError } from '../../../server/log.ts'
import { captureErrorLines } from './support/test-site.ts'

test('a visitor’s text cannot start a second log line, control a terminal or reverse the text', () => {
  const lines = captureErrorLines()
  logError('a\r\nb\u001b[31m\u0000\u0085\u2028\u202eԵրևան й 😀')
  expect(lines).toEqual(['a\\u{d}\\u{a}b\\u{1b}[31m\\u{0}\\u{85}\\u{2028}\\u{202e}Երևան й 😀\n'])
})

test('the reason of an error is its own message, or its cause if a fetch failed', () => {
  const cause = new Error('Connection terminated unexpectedly')
  expect(errorMessage(new Error('timeout', { cause }))).toBe('timeout')
  expect(errorMessage(new TypeError('fetch failed', { cause }))).toBe(cause.message)
  expect(errorMessage(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe(
    'ECONNREFUSED',
  )
})
