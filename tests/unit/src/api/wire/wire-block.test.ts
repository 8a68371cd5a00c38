import { expect, test } from 'vitest'
import { informativeBlock } from '../../../../../src/api/wire/informative-block.ts'
import { readRecord } from '../../../../../src/api/wire/read-record.ts'

const read = (payload: unknown, name = 'informative1') =>
  readRecord({ block: informativeBlock(name) }, payload).block

test('a block is spelt flat, its prefix first', () => {
  const block = read({
    informative1Title: 'Zone',
    ru_informative1Title: 'Зона',
    arm_informative1Desc: '<p>Գոտի</p>',
    informative1Image: '/zone.jpg',
  })
  expect(block.title?.values).toEqual({ en: 'Zone', ru: 'Зона' })
  expect(block.description?.values).toEqual({ arm: '<p>Գոտի</p>' })
  expect(block.file).toBe('/zone.jpg')
})

test('a block may be spelt in lower case', () => {
  const block = read({ informative1title: 'Zone', ru_informative1desc: 'Зона' })
  const whole = read({ informative1Description: 'Zone' })
  expect(whole.description?.values).toEqual({ en: 'Zone' })
  expect(block.title?.values).toEqual({ en: 'Zone' })
  expect(block.description?.values).toEqual({ ru: 'Зона' })
})

test('a block may be nested, once for each language', () => {
  const block = read({
    informative1: { title: 'Zone', Desc: 'Text', Image: '/zone.jpg' },
    ru_informative1: { Title: 'Зона', desc: 'Текст' },
  })
  expect(block.title?.values).toEqual({ en: 'Zone', ru: 'Зона' })
  expect(block.description?.values).toEqual({ en: 'Text', ru: 'Текст' })
  expect(block.file).toBe('/zone.jpg')
})

test('a block may be nested, with prefixed fields in the same spellings', () => {
  const block = read({
    informative1: { title: 'Zone', ru_title: 'Зона', Desc: 'Text', ru_Desc: 'Текст' },
  })
  expect(block.title?.values).toEqual({ en: 'Zone', ru: 'Зона' })
  expect(block.description?.values).toEqual({ en: 'Text', ru: 'Текст' })
})

test('numbered blocks are not confused with each other or with fields of a similar name', () => {
  const payload = {
    informative: 'not a block',
    informative1: 7,
    informative1Title: 'One',
    informative2Title: 'Two',
    informative12Title: 'Twelve',
  }
  expect(read(payload, 'informative1').title?.values).toEqual({ en: 'One' })
  expect(read(payload, 'informative2').title?.values).toEqual({ en: 'Two' })
  expect(read(payload, 'informative3').title).toBeUndefined()
})

test('ReadMore is the link and ReadMoreButton its text', () => {
  const block = read({
    informative1ReadMore: '/about-FEZ',
    informative1ReadMoreButton: 'More',
    ru_informative1ReadMoreButton: 'Подробнее',
  })
  expect(block.readMoreLink?.values).toEqual({ en: '/about-FEZ' })
  expect(block.readMoreLabel?.values).toEqual({ en: 'More', ru: 'Подробнее' })
})

test.each([
  '/about-FEZ',
  'https://example.com/a?b=c',
  'http://example.com',
  'mailto:a@b.am',
  'tel:+374',
  '#more',
])('a ReadMoreButton of %s and a ReadMore that is no address are swapped', (address) => {
  const block = read({ informative1ReadMore: 'More', informative1ReadMoreButton: address })
  expect(block.readMoreLink?.values).toEqual({ en: address })
  expect(block.readMoreLabel?.values).toEqual({ en: 'More' })
})

test('an address in ReadMoreButton alone is the link, and the link has no text', () => {
  const block = read({ informative1ReadMoreButton: '/about-FEZ' })
  expect(block.readMoreLink?.values).toEqual({ en: '/about-FEZ' })
  expect(block.readMoreLabel).toBeUndefined()
})

test('if both are addresses, or neither is, they stay as they are', () => {
  expect(
    read({ informative1ReadMore: '/a', informative1ReadMoreButton: '/b' }).readMoreLink?.values,
  ).toEqual({ en: '/a' })
  for (const words of ['and/or more', 'see /about-FEZ', '/ or more']) {
    const { readMoreLink } = read({
      informative1ReadMore: 'about-FEZ',
      informative1ReadMoreButton: words,
    })
    expect(readMoreLink?.values).toEqual({ en: 'about-FEZ' })
  }
})
