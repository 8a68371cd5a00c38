import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../../../../src/i18n/languages.ts'
import { parsePo } from '../../../../tools/catalogs/parse-po.ts'

/** HTML editors write `&nbsp;`. */
const NO_BREAK = /\u00a0|&nbsp;/

/** A number, a plain space and its unit, as in `5 km`. Times do not count, nor does '5 and'. */
const PARTED = /(?<![\p{L}\d.:])\d+\+? (?!(?:и|և) )[\p{L}%]+/gu

const CONTENT = globSync('content/*.json').flatMap((file) =>
  textsOf(JSON.parse(readFileSync(file, 'utf8')), 'en'),
)
const CATALOGS = globSync(['locales/*.po', 'src/template/locales/*.po']).flatMap((file) => {
  const language = LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === basename(file, '.po'))
  const { entries } = parsePo(readFileSync(file, 'utf8'))
  return entries.map(({ msgstr }) => ({ language, text: msgstr }))
})
const textsIn = (wanted: Language) =>
  [...CONTENT, ...CATALOGS].flatMap(({ language, text }) => (language === wanted ? [text] : []))

test('no English text of the catalogs or the content has a no-break space', () => {
  expect(textsIn('en').length).toBeGreaterThan(200)
  expect(textsIn('en').filter((text) => NO_BREAK.test(text))).toEqual([])
})

test.each(['ru', 'arm'] as const)(
  'in %s, no plain space separates a number from its unit or from what it counts',
  (language) => {
    const texts = textsIn(language)
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.flatMap((text) => text.match(PARTED) ?? [])).toEqual([])
  },
)

/** The texts of a record. A field's prefix gives the language of all texts within it. */
function textsOf(value: unknown, language: Language): { language: Language; text: string }[] {
  if (typeof value === 'string') return [{ language, text: value }]
  return Object.entries(value ?? {}).flatMap(([field, inner]) => {
    const own = LANGUAGE_CODES.find((code) => field.startsWith(`${code}_`))
    return textsOf(inner, own ?? language)
  })
}
