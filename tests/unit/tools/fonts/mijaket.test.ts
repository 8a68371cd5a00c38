import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Armenian keyboards type this for the mijaket. Noto Serif Armenian draws it too high. */
const ONE_DOT_LEADER = '\u2024'

const WORDS = globSync(['content/*.json', 'locales/*.po', 'src/demo/locales/*.po'])

test.each(WORDS)('%s writes the mijaket as a full stop', (file) => {
  expect(readFileSync(file, 'utf8')).not.toContain(ONE_DOT_LEADER)
})

test('if content has the other mijaket, the Latin font draws it on the line', () => {
  const families = readFileSync('src/fonts/fonts.css', 'utf8').split('@font-face')
  const armenian = families.filter((family) => family.includes('-armenian'))
  expect(armenian).toHaveLength(4)
  expect(armenian.filter((family) => family.includes('U+2024'))).toEqual([])
})
