import { expect, test, vi } from 'vitest'
import { sideBySide } from '../../tools/commands/side-by-side.ts'

/** The output of these commands, without their times, and whether all passed. */
async function run(commands: Record<string, string>) {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const passed = await sideBySide(commands)
  return { passed, said: said.mock.calls.map(([line]) => String(line).replace(/\d+ s/, 'N s')) }
}

test('commands that pass show one line each', async () => {
  const { passed, said } = await run({ one: 'echo much', two: 'echo more >&2' })
  expect(passed).toBe(true)
  expect(said.toSorted()).toEqual(['✓ one (N s)', '✓ two (N s)'])
})

test('a command that fails shows all its output, and the others still run', async () => {
  const { passed, said } = await run({
    one: 'echo out; echo fault >&2; exit 3',
    two: 'true',
    three: 'true',
  })
  expect(passed).toBe(false)
  expect(said.toSorted()).toEqual(['✓ three (N s)', '✓ two (N s)', '✗ one (N s)\nout\nfault\n'])
})

test('a command that does not exist counts as failed', async () => {
  const { passed, said } = await run({ one: 'no-such-command' })
  expect(passed).toBe(false)
  expect(said).toEqual([expect.stringContaining('no-such-command')])
})
