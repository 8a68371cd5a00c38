import { expect, test } from 'vitest'
import { WireRecord } from '../../../src/api/wire/wire.ts'
import { holdsSomething } from '../../../src/i18n/holds-something.ts'

test('a text field has the prefix of its language, and none in English', () => {
  const wire = new WireRecord({ title: 'Zone', ru_title: 'Зона', arm_title: 'Գոտի' })
  expect(wire.text('title')?.values).toEqual({ en: 'Zone', ru: 'Зона', arm: 'Գոտի' })
})

test('two records have a prefix in English too', () => {
  const wire = new WireRecord({ en_address: 'Yerevan', arm_address: 'Երևան' })
  expect(wire.text('address')?.values).toEqual({ en: 'Yerevan', arm: 'Երևան' })
})

test('a blank text counts as missing, and the spaces around a text are removed', () => {
  const wire = new WireRecord({ title: ' \n ', ru_title: ' Зона\t', arm_title: '' })
  expect(wire.text('title')?.values).toEqual({ ru: 'Зона' })
})

test('a blank text without a prefix does not hide the prefixed one', () => {
  expect(new WireRecord({ title: '  ', en_title: 'Zone' }).text('title')?.values).toEqual({
    en: 'Zone',
  })
})

test.for([null, undefined, 7, true, [], ['Zone'], {}, { en: 'Zone' }])(
  'a text of the wrong type, such as %j, is missing',
  (title) => {
    const wire = new WireRecord({ title, ru_title: title })
    expect(wire.text('title')).toBeUndefined()
    expect(wire.file('title')).toBeUndefined()
  },
)

test('if a field has alternative names, each language reads the first that holds a text', () => {
  const wire = new WireRecord({
    serviceItemTitle1: '',
    serviceItem1Title: 'Customs',
    ru_serviceItemTitle1: 'Таможня',
    ru_serviceItem1Title: 'Другое',
  })
  expect(wire.text('serviceItemTitle1', 'serviceItem1Title')?.values).toEqual({
    en: 'Customs',
    ru: 'Таможня',
  })
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
])('a count of %j reads as %j', (count, read) => {
  expect(new WireRecord({ count }).count('count')).toBe(read)
})

test('a phone number sent as a number is still a phone number', () => {
  expect(new WireRecord({ phoneNumber: 37410550100 }).shared('phoneNumber')).toBe('37410550100')
})

test.for([null, undefined, [], [{ title: 'Zone' }], 'title', 7, true])(
  '%j is read as a record without fields',
  (payload) => {
    const wire = new WireRecord(payload)
    expect(wire.text('title', 'length', '0')).toBeUndefined()
    expect(wire.list('title', (item) => ({ title: item.text('title') }))).toBeUndefined()
    expect(wire.block('informative1').text('title')).toBeUndefined()
  },
)

test('a record counts as filled once one of its fields is, at any depth', () => {
  const read = (payload: unknown) => {
    const wire = new WireRecord(payload)
    return {
      banner: wire.file('banner'),
      block: { title: wire.block('informative').text('title') },
      items: wire.list('items', (item) => ({ count: item.count('count') })),
    }
  }
  expect(holdsSomething(read({}))).toBe(false)
  expect(holdsSomething(read({ items: [], banner: ' ' }))).toBe(false)
  expect(holdsSomething(read({ banner: '/a.jpg' }))).toBe(true)
  expect(holdsSomething(read({ arm_informativeTitle: 'Գոտի' }))).toBe(true)
  expect(holdsSomething(read({ items: [{}, { count: 0 }] }))).toBe(true)
})
