import { expect, test, vi } from 'vitest'
import { FailureLog } from '../../../../../server/platform/log/failure-log.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { captureErrorLines } from '../../support/test-site.ts'

test('a failure is logged once until it ends or changes', () => {
  const lines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const failures = new FailureLog()
  for (const line of ['full', 'full', 'read-only']) failures.failed('disk', line)
  failures.failed('network', 'full')
  failures.failed('network', 'full since noon', 'full')
  for (const _ of [1, 2]) failures.succeeded('disk', 'works again')
  failures.failed('disk', 'read-only')
  failures.succeeded('network')
  expect(lines).toEqual(['full', 'read-only', 'full', 'read-only'].map((line) => `${line}\n`))
  expect(output.mock.calls.flat()).toEqual(['works again\n'])
})

test('a failure that goes on is logged again as a reminder, with its number', () => {
  useFakeTimers('performance')
  const lines = captureErrorLines()
  const failures = new FailureLog(60_000)
  for (const ms of [0, 59_999, 1, 59_999]) {
    vi.advanceTimersByTime(ms)
    failures.failed('mails', 'refused')
  }
  const again = 'refused (and 1 more since the last such line)\n'
  expect(lines).toEqual(['refused\n', again])
})
