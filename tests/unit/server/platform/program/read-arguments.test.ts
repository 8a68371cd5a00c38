import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { scripts } from '../../../../../package.json' with { type: 'json' }
import { COMPILE_CACHE_ENV } from '../../../../support/compile-cache.ts'

test.each(['start', 'build', 'pages', 'messages', 'check:content', 'catalog:preview'] as const)(
  'npm run %s --help says what it takes',
  (name) => {
    const { status, stdout, stderr } = run(`${scripts[name]} --help`)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(new RegExp(`^npm (run )?${name} -- \\[options\\]`))
    expect(stdout).toMatch(/^ {2}--help +this$/m)
  },
)

// messages-command.test.ts has options with a value, and arguments after the options.
test.each([
  ['pages', 'Sevan', 1, /^Unexpected argument 'Sevan'\. .*: --help\. Settings are .*\n$/],
  ['check:content', '--unknown', 2, /^Unknown option '--unknown'\. Use one of: .*\n$/],
] as const)('npm run %s refuses %s in one line, and ends with %i', (name, argument, code, line) => {
  const { status, stdout, stderr } = run(`${scripts[name]} ${argument}`)
  expect([status, stdout]).toEqual([code, ''])
  expect(stderr).toMatch(line)
})

function run(program: string) {
  const env = { ...COMPILE_CACHE_ENV, PATH: process.env.PATH }
  return spawnSync('sh', ['-c', program], { env, encoding: 'utf8' })
}
