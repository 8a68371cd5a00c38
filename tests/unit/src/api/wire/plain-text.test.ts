import { expect, test } from 'vitest'
import { plainText } from '../../../../../src/api/wire/plain-text.ts'

test.each([
  ['Law &amp; order', 'Law & order'],
  ['Make<br>and export<br />here', 'Make and export here'],
  ['<p>Zone</p>', 'Zone '],
  ['<h2>Zone</h2>', 'Zone '],
  ['<strong style="color: red">Zone</strong>', 'Zone'],
  ['&laquo;Канакер&raquo; &mdash; 5&nbsp;км', '«Канакер» — 5\u00a0км'],
  ['&#1344;&#x561;&#X575;', 'Հայ'],
  ['&#32;&#x10ffff;', ' \u{10ffff}'],
  ['&lt;&gt;&quot;&apos;&shy;&bdquo;&ldquo;&rdquo;&lsquo;', '<>"\'\u00ad„“”‘'],
  ['&rsquo;&ndash;&hellip;&middot;&times;&deg;&sup2;', '’–…·×°²'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
])('%j, as an editor saves it, reads %j', (written, text) => {
  expect(plainText(written)).toBe(text)
})

test('a title of any length is read at once, whatever characters it has', () => {
  const opened = '<a '.repeat(300_000)
  expect(plainText(opened)).toBe(opened)
})

test.each([
  'from <300 m²>',
  'a < b',
  'R&D',
  '&unknown;',
  '&constructor;',
  '&#0;',
  '&#x110000;',
  'AT&T; more',
])('%j is plain text already', (text) => {
  expect(plainText(text)).toBe(text)
})
