// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codePointsOf, openFont } from '../../../../tools/fonts/open-font.ts'
import { siteTexts } from '../../../../tools/fonts/site-texts.ts'
import { formatUnicodeRange, parseUnicodeRange } from '../../../../tools/fonts/unicode-range.ts'

const styles = readFileSync('src/fonts/fonts.css', 'utf8')
const SMALL_FILES = Array.from(
  styles.matchAll(/src: url\('\.\/((noto-\w+)-\w+\.woff2)'\)[^}]*unicode-range:([^;]+)/g),
  ([, file = '', family, range = '']) => ({
    file: `src/fonts/${file}`,
    family,
    letters: parseUnicodeRange(range),
  }),
)
const shown = new Set(Array.from(siteTexts().join(''), (letter) => letter.codePointAt(0) ?? 0))

test.each(['noto-sans', 'noto-serif'])(
  'the small files of %s hold every character of the sample',
  (family) => {
    const files = SMALL_FILES.filter((file) => file.family === family)
    const held = new Set(files.flatMap(({ letters }) => [...letters]))
    const lineEnds = parseUnicodeRange('U+000A, U+000D')

    expect(shown.size).toBeGreaterThan(100)
    const toDo = 'Add them to tools/fonts/usual-characters.ts, and run `npm run fonts`'
    expect(formatUnicodeRange(shown.difference(held).difference(lineEnds)), toDo).toBe('')
  },
)

test.each(SMALL_FILES)(
  '$file has the characters that its rule names',
  async ({ file, letters }) => {
    const known = codePointsOf(await openFont(readFileSync(file), 400))
    expect(formatUnicodeRange(letters.difference(known))).toBe('')
  },
)

/** Armenian keyboards type this for the mijaket. Noto Serif Armenian draws it too high. */
const ONE_DOT_LEADER = '\u2024'

test('the catalogs and the sample content write the mijaket as a full stop', () => {
  const files = globSync(['content/*.json', 'locales/*.po', 'src/template/locales/*.po'])
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(ONE_DOT_LEADER))).toEqual([])
})

test('if content has the other mijaket, the Latin font draws it on the line', () => {
  const families = styles.split('@font-face').filter((family) => family.includes('-armenian'))
  expect(families).toHaveLength(4)
  expect(families.filter((family) => family.includes('U+2024'))).toEqual([])
})
