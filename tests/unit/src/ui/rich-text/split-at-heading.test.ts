import { expect, test } from 'vitest'
import { ContentHtml } from '../../../../../src/i18n/content-text.ts'
import { splitAtHeading } from '../../../../../src/ui/rich-text/split-at-heading.ts'

test('a text is split before its first heading', () => {
  const html = new ContentHtml('<p>Раз</p><H3>Два</H3><p>Три</p>', 'ru', '<p>1</p><h3>2</h3>')
  expect(splitAtHeading(html)).toEqual([
    new ContentHtml('<p>Раз</p>', 'ru'),
    new ContentHtml('<H3>Два</H3><p>Три</p>', 'ru', '<h3>2</h3>'),
  ])
})

test.each([
  ['<p>Only</p>', ['<p>Only</p>', undefined]],
  ['<h2>Only</h2>', [undefined, '<h2>Only</h2>']],
  ['<h1>Only</h1>', [undefined, '<h1>Only</h1>']],
  ['<hr><header>x</header>', ['<hr><header>x</header>', undefined]],
])('of %s only one part is there', (text, parts) => {
  expect(splitAtHeading(new ContentHtml(text)).map((part) => part?.text)).toEqual(parts)
})

test.each([
  ['a heading in a comment', '<p>a</p><!-- <h2>Old prices</h2> --><h2>New</h2>'],
  ['a heading in a hidden part', '<p>a</p><div style="display:none"><h2>Draft</h2></div>'],
  ['a link from one part into the other', '<p><a href="#t">Tariffs</a></p><h2 id="t">Tariffs</h2>'],
])('a text with %s stays whole', (_, text) => {
  const whole = [new ContentHtml(text, 'ru', '<p>1</p><h2>2</h2>'), undefined]
  expect(splitAtHeading(whole[0])).toEqual(whole)
})

test('whether a translation is split depends on the translation', () => {
  const html = new ContentHtml('<p>Раз</p><h2>Два</h2>', 'ru', '<p>1 <a href="#t">2</a><h2>2</h2>')
  expect(splitAtHeading(html).map((part) => part?.text)).toEqual(['<p>Раз</p>', '<h2>Два</h2>'])
})

test('without a text there are no parts', () => {
  expect(splitAtHeading(undefined)).toEqual([])
})
