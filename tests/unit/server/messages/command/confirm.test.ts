import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { confirm } from '../../../../../server/messages/command/confirm.ts'

test.each([
  ['y\r', true],
  ['Yes\r', true],
  ['n\r', false],
  ['\r', false],
  // Ctrl+C and Ctrl+D.
  ['\x03', false],
  ['\x04', false],
])('the keys %j at a question count as %s', async (keys, isYes) => {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true }) as unknown
  const input = terminal() as typeof process.stdin
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(terminal() as typeof process.stdout)
  const answered = confirm('Delete all?')
  input.push(keys)
  expect(await answered).toBe(isYes)
})
