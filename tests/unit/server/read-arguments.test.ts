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

// messages-command.test.ts has options with values, and arguments after the options.
test.each([
  [['--slow'], "Unknown option '--slow'"],
  [['Sevan'], "Unexpected argument 'Sevan'. This command does not take positional arguments"],
])('%j is refused with all options and the place of the settings', (args, reason) => {
  expect(() => readArguments(command, args)).toThrow(
    `${reason}. Use one of: --fast, --to PORT, --help. Settings are environment variables or lines of .env`,
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
