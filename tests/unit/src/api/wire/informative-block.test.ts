import { expect, test } from 'vitest'
import { informativeBlock } from '../../../../../src/api/wire/informative-block.ts'
import { readRecord } from '../../../../../src/api/wire/read-record.ts'
import { Localized } from '../../../../../src/i18n/localized.ts'

/** The fields of a block. Texts and links have their values by language. */
function read(payload: unknown, name = 'informative1') {
  const { block } = readRecord({ block: informativeBlock(name) }, payload)
  const fields = Object.entries(block).map(([field, value]) => [
    field,
    value instanceof Localized ? (value.values as unknown) : value,
  ])
  return Object.fromEntries(fields) as Record<string, unknown>
}

test.each([
  [
    'flat, its prefix first',
    {
      informative1Title: 'Zone',
      ru_informative1Title: 'Зона',
      arm_informative1Desc: '<p>Գոտի</p>',
    },
    { title: { en: 'Zone', ru: 'Зона' }, description: { arm: '<p>Գոտի</p>' } },
  ],
  [
    'nested, with the other prefixes',
    { en_informative1: { Title: 'Zone' }, informative1: { hy_Title: 'Գոտի' } },
    { title: { en: 'Zone', arm: 'Գոտի' } },
  ],
  [
    'nested, once for each language',
    {
      informative1: { title: 'Zone', Desc: 'Text', Image: '/zone.jpg' },
      ru_informative1: { Title: 'Зона', desc: 'Текст' },
    },
    {
      title: { en: 'Zone', ru: 'Зона' },
      description: { en: 'Text', ru: 'Текст' },
      file: '/zone.jpg',
    },
  ],
  [
    'in lower case, with its whole name',
    { informative1title: 'Zone', ru_informative1description: 'Зона' },
    { title: { en: 'Zone' }, description: { ru: 'Зона' } },
  ],
])('a block may be spelt %s', (_, payload, block) => {
  expect(read(payload)).toEqual(block)
})

test('numbered blocks are not confused with similar names', () => {
  const payload = {
    informative: 'not a block',
    informative1: 7,
    informative1Title: 'One',
    informative2Title: 'Two',
    informative12Title: 'Twelve',
    informative13: { title: 'Thirteen' },
  }
  expect(read(payload, 'informative1')).toEqual({ title: { en: 'One' } })
  expect(read(payload, 'informative2')).toEqual({ title: { en: 'Two' } })
  expect(read(payload, 'informative3')).toEqual({})
})

test.each([
  ['/about-FEZ', 'More', '/about-FEZ', 'More'],
  // An address in the button and words in the link are swapped.
  ['More', '/about-FEZ', '/about-FEZ', 'More'],
  ['More', 'https://a.am/b?c=d', 'https://a.am/b?c=d', 'More'],
  ['More', 'http://example.com', 'http://example.com', 'More'],
  ['More', 'mailto:a@b.am', 'mailto:a@b.am', 'More'],
  ['More', 'tel:+374', 'tel:+374', 'More'],
  ['More', '#more', '#more', 'More'],
  ['More', 'www.a.am', 'www.a.am', 'More'],
  [undefined, '/about-FEZ', '/about-FEZ', undefined],
  // If both are addresses, or neither is, they stay.
  ['/a', '/b', '/a', '/b'],
  ['about-FEZ', 'and/or more', 'about-FEZ', 'and/or more'],
  ['about-FEZ', 'see /about-FEZ', 'about-FEZ', 'see /about-FEZ'],
  ['about-FEZ', '/ or more', 'about-FEZ', '/ or more'],
])('ReadMore %j and its button %j link to %j as %j', (...row) => {
  const [readMore, button, link, label] = row
  expect(read({ informative1ReadMore: readMore, informative1ReadMoreButton: button })).toEqual({
    link: { en: link },
    label: label && { en: label },
  })
})

test.each([
  [
    'swapped in one language',
    { ReadMore: '/about', ReadMoreButton: 'More' },
    { ReadMore: 'Далее', ReadMoreButton: '/ru' },
    { en: '/about', ru: '/ru' },
    { en: 'More', ru: 'Далее' },
  ],
  [
    'right in one language',
    { ReadMore: 'More', ReadMoreButton: '/about' },
    { ReadMore: '/ru', ReadMoreButton: 'Далее' },
    { en: '/about', ru: '/ru' },
    { en: 'More', ru: 'Далее' },
  ],
  [
    'swapped in one language, and without an address in the other',
    { ReadMore: 'More', ReadMoreButton: '/about' },
    { ReadMore: 'Далее', ReadMoreButton: undefined },
    { en: '/about' },
    { en: 'More', ru: 'Далее' },
  ],
])('a link and its label can be %s', (_, english, russian, links, labels) => {
  const block = {
    ...english,
    ru_ReadMore: russian.ReadMore,
    ru_ReadMoreButton: russian.ReadMoreButton,
  }
  expect(read({ informative1: block })).toEqual({ link: links, label: labels })
})
