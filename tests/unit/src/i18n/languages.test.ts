import { expect, test } from 'vitest'
import { LANGUAGES, OFFERED_LANGUAGES, parseLanguage } from '../../../../src/i18n/languages.ts'

test('the languages are en, ru and arm, which is hy for browsers, with the short labels En, Ру and Հայ', () => {
  const offered = OFFERED_LANGUAGES.map((code) => [
    code,
    LANGUAGES[code].tag,
    LANGUAGES[code].label,
  ])
  expect(offered).toEqual([
    ['en', 'en', 'En'],
    ['ru', 'ru', 'Ру'],
    ['arm', 'hy', 'Հայ'],
  ])
})

test.each([
  ['en', 'en'],
  ['ru', 'ru'],
  ['arm', 'arm'],
  ['hy', 'arm'],
])('%s names the language %s', (value, language) => {
  expect(parseLanguage(value)).toBe(language)
})

test.for([null, undefined, '', 'de', 'EN', 'en-US', 'toString', '__proto__', 0, {}, ['en']])(
  '%j counts as none',
  (value) => {
    expect(parseLanguage(value)).toBeUndefined()
  },
)
