import { expect, test } from 'vitest'
import { bindWords } from '../../src/i18n/bind-words.ts'

/** The words with the blanks and breaks that hold drawn as `_` and `|`. */
function drawn(text: string): string {
  return bindWords(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')
}

test.each([
  ['How to become a resident', 'How to_become a_resident'],
  ['Legal and customs support', 'Legal and_customs support'],
  ['24 hectares, 1,200+ jobs', '24_hectares, 1,200+_jobs'],
  ['Приезжайте и смотрите', 'Приезжайте и_смотрите'],
  ['Горная страна с древним алфавитом', 'Горная страна с_древним алфавитом'],
  ['И в «доме» (на 14 корпусов)', 'И_в_«доме» (на_14_корпусов)'],
  ['№ 5 — это дом', '№_5_— это дом'],
  ['+374 10 55 01 00', '+374 10 55 01 00'],
  ['Կարգ և պայմաններ', 'Կարգ և_պայմաններ'],
  ['4000 պալետատեղով մեծ է։', '4000_պալետատեղով մեծ_է։'],
  ['9:00–18:00', '9:00–|18:00'],
])('the lines of "%s" break as in "%s"', (text, bound) => {
  expect(drawn(text)).toBe(bound)
})

test.each(['business-plan', 'write@fez-am.example', 'Hall B', 'ISO9001 rules', '', ' '])(
  '"%s" stays as it is',
  (text) => {
    expect(bindWords(text)).toBe(text)
  },
)

test('a word before other markup is bound to what follows it', () => {
  expect(drawn('Живет в ')).toBe('Живет в_')
})
