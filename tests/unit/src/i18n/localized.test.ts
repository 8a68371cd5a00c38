import { expect, test } from 'vitest'
import { FallbackText } from '../../../../src/i18n/content-text.ts'
import { localize, Localized, LocalizedText } from '../../../../src/i18n/localized.ts'

test('a value is taken in the chosen language, else in English, else not at all', () => {
  const title = new Localized({ en: 'Zone', ru: 'Зона' })
  expect(title.in('ru')).toBe('Зона')
  expect(title.in('arm')).toBe('Zone')
  expect(new Localized({ ru: 'Зона' }).in('arm')).toBeUndefined()
  expect(new Localized({ ru: 'Зона' }).in('en')).toBeUndefined()
})

test('every value of a record is taken in one language, at any depth', () => {
  const record = {
    banner: '/banner.jpg',
    title: new Localized({ en: 'Zone', ru: 'Зона' }),
    slides: new Localized({
      en: [{ id: '0', title: new Localized({ en: 'One' }) }],
      ru: [{ id: '0', title: new Localized({ ru: 'Один' }) }],
    }),
    block: { description: undefined, label: new Localized({ arm: 'Ավելին' }) },
  }
  expect(localize(record, 'ru')).toEqual({
    banner: '/banner.jpg',
    title: 'Зона',
    slides: [{ id: '0', title: 'Один' }],
    block: { description: undefined, label: undefined },
  })
  expect(localize(record, 'arm')).toMatchObject({
    title: 'Zone',
    slides: [{ title: 'One' }],
    block: { label: 'Ավելին' },
  })
})

test('a text in another language is marked with it, and an address is not', () => {
  const record = {
    title: new LocalizedText({ en: 'Zone', ru: 'Зона' }),
    link: new Localized({ en: '/zone' }),
    none: new LocalizedText({ ru: 'Гюмри' }),
    slides: new Localized({ en: [{ title: new LocalizedText({ en: 'One', ru: 'Один' }) }] }),
  }
  expect(localize(record, 'ru')).toEqual({
    title: 'Зона',
    link: '/zone',
    none: 'Гюмри',
    slides: [{ title: 'Один' }],
  })
  expect(localize(record, 'arm')).toEqual({
    title: new FallbackText('Zone'),
    link: '/zone',
    none: undefined,
    slides: [{ title: new FallbackText('One') }],
  })
})

test('an item without a text in this language is left out, and so is a list of such items', () => {
  const russian = { id: '0', title: new Localized({ ru: 'Один' }) }
  const both = { id: '1', title: new Localized({ en: 'Two', ru: 'Два' }) }
  const record = {
    some: new Localized({ en: [russian, both] }),
    none: new Localized({ en: [russian] }),
  }
  expect(localize(record, 'en')).toEqual({ some: [{ id: '1', title: 'Two' }], none: undefined })
  expect(localize(record, 'ru').none).toHaveLength(1)
})

test.for([undefined, null, 'text', 7, []])('%j stays as it is', (value) => {
  expect(localize(value, 'ru')).toEqual(value)
})
