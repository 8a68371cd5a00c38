import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

test('operating.md has the settings and defaults of .env.example', () => {
  const example = readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z])/gm, '')
  const rows = readFileSync('docs/operating.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| (\S+) /gm)
  const defaults = Array.from(rows, ([, name = '', value = '']) => [
    name,
    value === 'none' ? '' : value.replaceAll('`', ''),
  ])
  expect(Object.fromEntries(defaults)).toEqual(parseEnv(example))
})
