import { expect, test } from 'vitest'
import {
  count,
  file,
  html,
  list,
  listShape,
  shared,
  text,
} from '../../../../../src/api/wire/fields.ts'
import { informativeBlock } from '../../../../../src/api/wire/informative-block.ts'
import { readRecord } from '../../../../../src/api/wire/read-record.ts'
import { ForeignText } from '../../../../../src/i18n/content-text.ts'
import { hasContent } from '../../../../../src/i18n/has-content.ts'
import { localize } from '../../../../../src/i18n/localized.ts'
import type { Language } from '../../../../../src/isomorphic/languages.ts'

test.each([
  [
    { title: 'Zone', ru_title: 'Зона', arm_title: 'Գոտի' },
    { en: 'Zone', ru: 'Зона', arm: 'Գոտի' },
  ],
  // Two records have a prefix in English, too.
  [
    { en_title: 'Zone', arm_title: 'Գոտի' },
    { en: 'Zone', arm: 'Գոտի' },
  ],
  // Armenian may have its other code.
  [
    { title: 'Zone', hy_title: 'Գոտի' },
    { en: 'Zone', arm: 'Գոտի' },
  ],
  [{ arm_title: 'Գոտի', hy_title: 'Այլ' }, { arm: 'Գոտի' }],
  // A text of white space counts as missing, and does not hide the one with a prefix.
  [{ title: ' \n ', ru_title: ' Зона\t', arm_title: '' }, { ru: 'Зона' }],
  [{ title: '  ', en_title: 'Zone' }, { en: 'Zone' }],
  // Editing tools write HTML.
  [{ title: '<b>Zone</b> &amp; port' }, { en: 'Zone & port' }],
  // A title that looks like an address stays a title.
  [{ title: '/zone' }, { en: '/zone' }],
])('the fields %j are one text', (payload, values) => {
  expect(readRecord({ title: text('title') }, payload).title?.values).toEqual(values)
})

test.each([
  '<p><br></p>',
  '<p>&nbsp;</p>\n<p></p>',
  '<p>&#160;</p><p>&#xA0;&#8203;&#x200B;</p>',
  '<h2>\u200b</h2>',
  '<div><br data-mce-bogus="1"></div><!-- end -->',
  '\u200b',
  '\u0007',
])('a text that an editor left empty, %j, counts as missing', (nothing) => {
  const shape = { title: text('text'), description: html('text') }
  const record = readRecord(shape, { text: '<p>Zone</p>', ru_text: nothing })
  expect(record.title?.values).toEqual({ en: 'Zone' })
  expect(record.description?.values).toEqual({ en: '<p>Zone</p>' })
})

test.each([
  '<p><img src="/media/hall.webp"></p>',
  '<iframe src="https://maps.example"></iframe>',
  '< 5 MW >',
])('a text such as %j is not missing', (shown) => {
  expect(readRecord({ text: html('text') }, { text: shown }).text?.values).toEqual({ en: shown })
})

test('a title whose words look like a tag is not missing', () => {
  expect(readRecord({ title: text('title') }, { title: '&lt;title&gt;' }).title?.values).toEqual({
    en: '<title>',
  })
})

test('groups of fields are a list without its empty ones', () => {
  const shape = { services: [{ title: text('one') }, { title: text('two') }] }
  const { services } = readRecord(shape, { two: 'Customs' })
  expect(services.map(({ title }) => title?.values)).toEqual([{ en: 'Customs' }])
})

test.for([null, undefined, 7, true, [], ['<b>Zone</b>'], {}, { en: 'Zone' }])(
  'a text of the wrong type, such as %j, is missing',
  (title) => {
    const shape = { title: text('title'), file: file('title') }
    expect(readRecord(shape, { title, ru_title: title })).toEqual({})
  },
)

test('a language reads the first alternative name with a text', () => {
  const shape = { title: text('serviceItemTitle1', 'serviceItem1Title') }
  const { title } = readRecord(shape, {
    serviceItemTitle1: '',
    serviceItem1Title: 'Customs',
    ru_serviceItemTitle1: 'Таможня',
    ru_serviceItem1Title: 'Другое',
  })
  expect(title?.values).toEqual({ en: 'Customs', ru: 'Таможня' })
})

test.each([
  ['120', '120'],
  [120, '120'],
  [0, '0'],
  ['1,200+', '1,200+'],
  [' 85% ', '85%'],
  [3.5, '3.5'],
  ['', undefined],
  [null, undefined],
  [true, undefined],
  [NaN, undefined],
  [{ value: 3 }, undefined],
])('a count of %j reads as %j', (value, read) => {
  expect(readRecord({ count: count('count') }, { count: value }).count).toBe(read)
})

test('a phone number sent as a number is still a phone number', () => {
  const { phone } = readRecord({ phone: shared('phoneNumber') }, { phoneNumber: 37410550100 })
  expect(phone).toBe('37410550100')
})

test('a phone number that an editing tool wrote as HTML has no tags', () => {
  const { phone } = readRecord({ phone: shared('phone') }, { phone: '<p>+374&nbsp;10 550100</p>' })
  expect(phone).toBe('+374\u00a010 550100')
})

test.each([
  ['+374 \ud83d', '+374 \ufffd'],
  ['\ud83d👍', '\ufffd👍'],
  ['👍\udc4d', '👍\ufffd'],
])('half of a character, which no address can hold, is replaced: %j', (phone, read) => {
  expect(readRecord({ phone: shared('phone') }, { phone })).toEqual({ phone: read })
})

test('a record is filled once one of its fields is', () => {
  const read = (payload: unknown) =>
    readRecord(
      {
        banner: file('banner'),
        block: informativeBlock('informative'),
        items: list('items', { count: count('count') }),
      },
      payload,
    )
  for (const [payload, isFilled] of [
    [{}, false],
    [{ items: [], banner: ' ' }, false],
    [{ banner: '/a.jpg' }, true],
    [{ arm_informativeTitle: 'Գոտի' }, true],
    [{ items: [{}, { count: 0 }] }, true],
  ] as const) {
    expect(hasContent(read(payload)), JSON.stringify(payload)).toBe(isFilled)
  }
})

/** The titles of a list of slides in a language. */
function titles(payload: unknown, language: Language) {
  const shape = { slides: list('sliderItems', { image: file('img'), title: text('title') }) }
  return localize(readRecord(shape, payload), language).slides?.map(({ title }) => title)
}

test.each([[[]], ['Один'], [{ 0: { title: 'Один' } }], [[{}, null, { title: ' ' }]]])(
  'a list of another language that is %j falls back to English',
  (ru_sliderItems) => {
    expect(titles({ sliderItems: [{ title: 'One' }], ru_sliderItems }, 'ru')).toEqual([
      new ForeignText('One', 'en'),
    ])
  },
)

test('a list of another language is in that language', () => {
  const payload = { sliderItems: [{ title: 'One' }], ru_sliderItems: [{ title: 'Один' }] }
  expect(titles(payload, 'ru')).toEqual(['Один'])
  expect(titles(payload, 'en')).toEqual(['One'])
})

test('a prefixed text within an item wins, also in the list of its own language', () => {
  const item = { title: 'One', ru_title: 'Один' }
  expect(titles({ sliderItems: [item] }, 'ru')).toEqual(['Один'])
  expect(titles({ ru_sliderItems: [item] }, 'ru')).toEqual(['Один'])
  expect(titles({ sliderItems: [item] }, 'en')).toEqual(['One'])
})

test('items have different keys without ids or with equal ones', () => {
  const payload = [{ id: 1, title: 'One' }, { id: 1, title: 'Two' }, { title: 'Three' }]
  const slides = readRecord(listShape({ title: text('title') }), payload)
  expect(slides?.map(({ id }) => id)).toEqual(['0', '1', '2'])
})
