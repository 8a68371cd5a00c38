// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lettersOf, openFont } from '../../../../tools/fonts/open-font.ts'
import { siteTexts } from '../../../../tools/fonts/site-texts.ts'
import { readRange, writeRange } from '../../../../tools/fonts/unicode-range.ts'

const styles = readFileSync('src/fonts/fonts.css', 'utf8')
const SMALL_FILES = Array.from(
  styles.matchAll(/src: url\('\.\/((noto-\w+)-\w+\.woff2)'\)[^}]*unicode-range:([^;]+)/g),
  ([, file = '', family, range = '']) => ({
    file: `src/fonts/${file}`,
    family,
    letters: readRange(range),
  }),
)
const shown = new Set(Array.from(siteTexts().join(''), (letter) => letter.codePointAt(0) ?? 0))

test.each(['noto-sans', 'noto-serif'])(
  'the small files of %s hold every character of the catalogs and of the sample content',
  (family) => {
    const files = SMALL_FILES.filter((file) => file.family === family)
    const held = new Set(files.flatMap(({ letters }) => [...letters]))
    const lineEnds = readRange('U+000A, U+000D')

    expect(shown.size).toBeGreaterThan(100)
    expect(writeRange(shown.difference(held).difference(lineEnds))).toBe('')
  },
)

test.each(SMALL_FILES)(
  '$file has the characters that its rule names',
  async ({ file, letters }) => {
    const known = lettersOf(await openFont(readFileSync(file), 400))
    expect(writeRange(letters.difference(known))).toBe('')
  },
)
