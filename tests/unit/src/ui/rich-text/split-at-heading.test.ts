import { expect, test } from 'vitest'
import { ContentHtml } from '../../../../../src/i18n/content-text.ts'
import { splitAtHeading } from '../../../../../src/ui/rich-text/split-at-heading.ts'

test('a text is split before its first heading, and its original as well', () => {
  const html = new ContentHtml('<p>Раз</p><H3>Два</H3><p>Три</p>', 'ru', '<p>1</p><h3>2</h3>')
  expect(splitAtHeading(html)).toEqual([
    new ContentHtml('<p>Раз</p>', 'ru', '<p>1</p>'),
    new ContentHtml('<H3>Два</H3><p>Три</p>', 'ru', '<h3>2</h3>'),
  ])
})

test.each([
  ['<p>Only</p>', ['<p>Only</p>', undefined]],
  ['<h2>Only</h2>', [undefined, '<h2>Only</h2>']],
  ['<hr><header>x</header>', ['<hr><header>x</header>', undefined]],
])('of %s only one part is there', (text, parts) => {
  expect(splitAtHeading(new ContentHtml(text)).map((part) => part?.text)).toEqual(parts)
})

test('without a text there are no parts', () => {
  expect(splitAtHeading(undefined)).toEqual([])
})
