import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { ContentHtml, ForeignText } from '../../../../src/i18n/content-text.ts'
import {
  localize,
  Localized,
  LocalizedHtml,
  LocalizedText,
} from '../../../../src/i18n/localized.ts'
import type { RichText } from '../../../../src/ui/rich-text/rich-text.tsx'
import type { TextWithLang } from '../../../../src/ui/text-with-lang.tsx'

const record = {
  banner: '/banner.jpg',
  title: new LocalizedText({ en: 'Zone', ru: 'Зона' }),
  link: new Localized({ en: '/zone' }),
  slides: new Localized({
    en: [{ id: '0', title: new LocalizedText({ en: 'One' }) }],
    ru: [{ id: '0', title: new LocalizedText({ ru: 'Один' }) }],
  }),
  block: { description: undefined, label: new LocalizedText({ arm: 'Ավելին' }) },
}

test('every value of a record is taken in one language', () => {
  expect(localize(record, 'ru')).toEqual({
    banner: '/banner.jpg',
    title: 'Зона',
    link: '/zone',
    slides: [{ id: '0', title: 'Один' }],
    block: { description: undefined, label: undefined },
  })
})

test('a text in another language is marked with it', () => {
  expect(localize(record, 'arm')).toEqual({
    banner: '/banner.jpg',
    title: new ForeignText('Zone', 'en'),
    link: '/zone',
    slides: [{ id: '0', title: new ForeignText('One', 'en') }],
    block: { description: undefined, label: 'Ավելին' },
  })
})

test('items without a text in this language are left out', () => {
  const russian = { id: '0', title: new Localized({ ru: 'Один' }) }
  const both = { id: '1', title: new Localized({ en: 'Two', ru: 'Два' }) }
  const lists = {
    some: new Localized({ en: [russian, both] }),
    none: new Localized({ en: [russian] }),
  }
  expect(localize(lists, 'en')).toEqual({ some: [{ id: '1', title: 'Two' }], none: undefined })
  expect(localize(lists, 'ru').none).toHaveLength(1)
})

test('translated HTML comes with the English one', () => {
  const html = new LocalizedHtml({ en: '<h2>Costs', ru: '<h2>Расходы' })
  expect(localize(html, 'ru')).toEqual(new ContentHtml('<h2>Расходы', undefined, '<h2>Costs'))
  const untranslated = new LocalizedHtml({ ru: '<h2>Расходы' })
  expect(localize(untranslated, 'ru')).toEqual(new ContentHtml('<h2>Расходы'))
})

test('HTML in another language is marked with it', () => {
  const html = localize(new LocalizedHtml({ en: '<h2>Costs' }), 'ru')
  expect(html).toMatchObject({ text: '<h2>Costs', language: 'en' })
})

test('the compiler lets HTML be shown by RichText alone', () => {
  const { html, text } = localize(
    { html: new LocalizedHtml({ en: '<p>Zone' }), text: new LocalizedText({ en: 'Zone' }) },
    'en',
  )
  type Plain = ComponentProps<typeof TextWithLang>['of']
  type Rich = ComponentProps<typeof RichText>['html']
  expectTypeOf(html).toExtend<Rich>()
  expectTypeOf(html).not.toExtend<Plain>()
  expectTypeOf(text).toExtend<Plain>()
  expectTypeOf(text).not.toExtend<Rich>()
})
