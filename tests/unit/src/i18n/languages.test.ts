import { expect, test } from 'vitest'
import { LANGUAGES, OFFERED_LANGUAGES, parseLanguage } from '../../../../src/i18n/languages.ts'

test('the languages are en, ru and arm, with the short labels En, Ру and Հայ', () => {
  expect(OFFERED_LANGUAGES.map((code) => [code, LANGUAGES[code].label])).toEqual([
    ['en', 'En'],
    ['ru', 'Ру'],
    ['arm', 'Հայ'],
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

test('Armenian is hy for browsers and search engines, never arm', () => {
  expect(LANGUAGES.arm.tag).toBe('hy')
})
