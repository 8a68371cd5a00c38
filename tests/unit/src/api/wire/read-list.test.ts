import { expect, test } from 'vitest'
import { file, list, listShape, text } from '../../../../../src/api/wire/fields.ts'
import { readRecord } from '../../../../../src/api/wire/read-record.ts'
import { ForeignText } from '../../../../../src/i18n/content-text.ts'
import { localize } from '../../../../../src/i18n/localized.ts'
import type { Language } from '../../../../../src/isomorphic/languages.ts'

const SLIDE = { image: file('img'), title: text('title') }

function titles(payload: unknown, language: Language) {
  const { slides } = localize(readRecord({ slides: list('sliderItems', SLIDE) }, payload), language)
  return slides?.map((slide) => slide.title)
}

test.each([
  [[]],
  [null],
  ['Один'],
  [{ title: 'Один' }],
  [{ 0: { title: 'Один' } }],
  [[{}, null, { title: ' ' }]],
])('a list of another language that is %j falls back to English', (ru_sliderItems) => {
  expect(titles({ sliderItems: [{ title: 'One' }], ru_sliderItems }, 'ru')).toEqual([
    new ForeignText('One', 'en'),
  ])
})

test('a prefixed text within an item wins, also in the list of its own language', () => {
  const item = { title: 'One', ru_title: 'Один', arm_title: 'Մեկ' }
  expect(titles({ sliderItems: [item] }, 'ru')).toEqual(['Один'])
  expect(titles({ sliderItems: [item] }, 'arm')).toEqual(['Մեկ'])
  expect(titles({ ru_sliderItems: [item] }, 'ru')).toEqual(['Один'])
  expect(titles({ sliderItems: [item] }, 'en')).toEqual(['One'])
})

test('items have different keys without ids or with equal ones', () => {
  const payload = [{ id: 1, title: 'One' }, { id: 1, title: 'Two' }, { title: 'Three' }]
  const slides = readRecord(listShape(SLIDE), payload)
  expect(new Set(slides?.map(({ id }) => id)).size).toBe(3)
})
