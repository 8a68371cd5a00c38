import { spawnSync } from 'node:child_process'
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

// messages-command.test.ts has options that are unknown, and arguments after the options.
test('an argument is refused with all options and the place of the settings', () => {
  expect(() => readArguments(command, ['Sevan'])).toThrow(
    "Unexpected argument 'Sevan'. This command does not take positional arguments. " +
      'Use one of: --fast, --to PORT, --help. Settings are environment variables or lines of .env',
  )
})

test.each([
  'start',
  'build',
  'pages',
  'headers',
  'messages',
  'check:content',
  'catalog:preview',
] as const)('npm run %s --help says what it takes, and does nothing', (name) => {
  const { status, stdout, stderr } = run(`${scripts[name]} --help`)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(new RegExp(`^npm (run )?${name} -- \\[options\\]`))
  expect(stdout).toMatch(/^ {2}--help +this$/m)
})

test('npm run check:content ends with 2 for an unknown argument', () => {
  const { status, stdout, stderr } = run(`${scripts['check:content']} --unknown`)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^Unknown option '--unknown'\. Use one of: .*\n$/)
})

function run(program: string) {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH }
  return spawnSync('sh', ['-c', program], { env, encoding: 'utf8' })
}
