import { expect, test } from 'vitest'
import { htmlToText } from '../../../../../src/api/wire/html-to-text.ts'

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
  ['300 m<sup>2</sup> &euro; &reg; &uuml;', '300 m2 € ® ü'],
  ['<mark>Zone</mark> <unknown-one>now</unknown-one>', 'Zone now'],
  ['<a href="x>y" title=\'">\'>Zone</a>', 'Zone'],
  ['<style>p { color: red }</style><!-- note -->Zone', 'Zone'],
  ['<ul><li>Halls</li><li>Offices</li></ul>', 'Halls Offices '],
  ['Costs <b>of</b> a <b', 'Costs of a <b'],
])('%j, as an editor saves it, reads %j', (written, text) => {
  expect(htmlToText(written)).toBe(text)
})

test('a title of any length is read at once, whatever characters it has', () => {
  const opened = '<a '.repeat(300_000)
  expect(htmlToText(opened)).toBe(opened)
})

test.each([
  'from <300 m²>',
  'a < b',
  'R&D',
  '&unknown;',
  '&constructor;',
  'AT&T; more',
  'https://www.facebook.com/zone?ref=1&notif_t=2&reg=3',
  'Zone <office@zone.am>',
])('%j is plain text already', (text) => {
  expect(htmlToText(text)).toBe(text)
})

test('a title that is nested too deeply is its text', () => {
  expect(htmlToText(`${'<b>'.repeat(30_000)}Deep</b> title`)).toMatch(/^\s*Deep\s+title$/)
})
