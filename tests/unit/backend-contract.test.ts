import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'

const page = readFileSync('docs/backend.md', 'utf8')

test('docs/backend.md names the languages with their prefixes', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (\S+) +\| `(\w+)` +\|$/gm)]
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    OFFERED_LANGUAGES.map((code) => {
      const { fieldPrefix } = LANGUAGES[code]
      return [code, fieldPrefix === '' ? 'none' : `\`${fieldPrefix}\``, `${fieldPrefix}title`]
    }),
  )
})
