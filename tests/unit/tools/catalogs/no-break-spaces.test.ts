import { globSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../../../../src/i18n/languages.ts'

/** HTML editors write `&nbsp;`. */
const NO_BREAK = /\u00a0|&nbsp;/

/** A number, a plain space and its unit, as in `5 km`. Times do not count, nor does '5 and'. */
const PARTED = /(?<![\p{L}\d.:])\d+\+? (?!(?:и|և) )[\p{L}%]+/gu

const CONTENT = globSync('content/*.json').map((file) =>
  textsOf(JSON.parse(readFileSync(file, 'utf8')), 'en'),
)
const CATALOGS = globSync(['locales/*.po', 'src/template/locales/*.po']).map(async (file) => {
  const tag = file.slice(-'en.po'.length, -'.po'.length)
  const context = { locale: tag, sourceLocale: 'en', filename: file }
  const entries = await formatter().parse(readFileSync(file, 'utf8'), context)
  const language = LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === tag)
  return Object.values(entries).map(({ translation = '' }) => ({ language, text: translation }))
})
const TEXTS = [...CONTENT, ...(await Promise.all(CATALOGS))].flat()
const textsIn = (wanted: Language) =>
  TEXTS.flatMap(({ language, text }) => (language === wanted ? [text] : []))

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
    const own = LANGUAGE_CODES.find((code) => {
      const { fieldPrefix } = LANGUAGES[code]
      return fieldPrefix !== '' && field.startsWith(fieldPrefix)
    })
    return textsOf(inner, own ?? language)
  })
}
