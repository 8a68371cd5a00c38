import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { scripts } from '../../../package.json' with { type: 'json' }
import { readArguments } from '../../../server/read-arguments.ts'
import { COMPILE_CACHE } from '../../../tools/commands/compile-cache.ts'

const command = {
  name: 'sail',
  description: 'Sails',
  options: {
    fast: { type: 'boolean', description: 'with all sails' },
    to: { type: 'string', placeholder: 'PORT', description: 'where it goes' },
  },
} as const

test('options are read in any order, with a space or = before the value', () => {
  const values = { fast: true, to: 'Sevan' }
  expect(readArguments(command, ['--to', 'Sevan', '--fast']).values).toMatchObject(values)
  expect(readArguments(command, ['--fast', '--to=Sevan']).values).toMatchObject(values)
  expect(readArguments(command, []).values).toEqual({})
})

test.each([
  [['--slow'], "Unknown option '--slow'. Use one of: --fast, --to PORT, --help."],
  [['-f'], "Unknown option '-f'"],
  [['Sevan'], "Unexpected argument 'Sevan'"],
  [['--__proto__'], "Unknown option '--__proto__'"],
  [['--fast=no'], "Option '--fast' does not take an argument"],
  [['--to'], "Option '--to <value>' argument missing. Use one of: --fast, --to PORT, --help."],
])('%j is refused', (args, line) => {
  expect(() => readArguments(command, args)).toThrow(line)
})

test('arguments after the options are passed on', () => {
  const { operands } = readArguments({ ...command, operands: '[ship]' }, ['Arev', '--fast', 'Nor'])
  expect(operands).toEqual(['Arev', 'Nor'])
})

test.each([
  'start',
  'build',
  'pages',
  'headers',
  'messages',
  'check:content',
  'catalog:preview',
] as const)('npm run %s --help says what it takes, and does nothing', async (name) => {
  const { code, stdout, stderr } = await run(`${scripts[name]} --help`)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(new RegExp(`^npm (run )?${name} -- \\[options\\]`))
  expect(stdout).toMatch(/^ {2}--help +this$/m)
})

test('npm run check:content ends with 2 for an unknown argument', async () => {
  const stderr = expect.stringMatching(/^Unknown option '--unknown'\. Use one of: .*\n$/) as string
  expect(await run(`${scripts['check:content']} --unknown`)).toEqual({
    code: 2,
    stdout: '',
    stderr,
  })
})

function run(program: string): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH }
  return new Promise((resolve) => {
    execFile('sh', ['-c', program], { env }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, stdout, stderr })
    })
  })
}
