import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../../support/sanitize-html.ts'

const quill = (text: string, level: number, kind = 'bullet') =>
  `<li data-list="${kind}" class="ql-indent-${level}">${text}</li>`

const word = (marker: string, text: string, style = 'mso-list:l0 level1 lfo1') =>
  `<p style="${style}">${marker && `<span style="mso-list:Ignore">${marker}</span>`}${text}</p>`

// tests/support/pasted-html.ts has the usual marks, and text between two lists.
test.each([
  ['1', '<ol><li>B</li></ol>'],
  ['10)', '<ol><li value="10">B</li></ol>'],
  ['&nbsp; iv.', '<ol><li data-marker="iv.">B</li></ol>'],
  ['§ 1.', '<ol><li data-marker="§ 1.">B</li></ol>'],
  ['o&nbsp;', '<ul><li>B</li></ul>'],
])('a paragraph that Word marks with %j is %s', (marker, list) => {
  expect(sanitizeHtml(`<p>A</p>${word(marker, 'B')}`)).toBe(`<p>A</p>${list}`)
})

test('a styled text in an item of Word without a mark stays', () => {
  expect(sanitizeHtml(word('', '<b style="color: red">B</b>'))).toBe('<ul><li><b>B</b></li></ul>')
})

test('a numbered heading of Word stays a heading', () => {
  expect(sanitizeHtml('<h2 style="mso-list:l0 level1 lfo1">A</h2>')).toBe('<h2>A</h2>')
})

test('a number of Word that is not the next one is kept', () => {
  const items = ['1.', '2.', '5.', '6.', '1.'].map((marker) => word(marker, 'A')).join('')
  expect(sanitizeHtml(items)).toBe(
    '<ol><li>A</li><li>A</li><li value="5">A</li><li>A</li><li value="1">A</li></ol>',
  )
})

test.each([
  ['style="list-style: lower-latin inside"', ' type="a"'],
  ['type="A"', ' type="A"'],
  ['type="1"', ''],
])('the type of a numbered list with %s is %j', (attribute, type) => {
  expect(sanitizeHtml(`<ol ${attribute}><li>A</li></ol>`)).toBe(`<ol${type}><li>A</li></ol>`)
})

test('a numbered list has the type that only its items have', () => {
  expect(sanitizeHtml('<ol><li style="list-style-type: upper-roman">A</li></ol>')).toBe(
    '<ol type="I"><li>A</li></ol>',
  )
})

test('Word’s items stay beside each other if one has no level', () => {
  expect(sanitizeHtml(word('·', 'A') + word('·', 'B', 'mso-list:l0'))).toBe(
    '<ul><li>A</li><li>B</li></ul>',
  )
})

test('numbered steps in a bullet of Quill are a list in that bullet', () => {
  const steps = quill('B', 1, 'ordered') + quill('C', 1, 'ordered')
  expect(sanitizeHtml(`<ol>${quill('A', 0)}${steps}${quill('D', 0)}</ol>`)).toBe(
    '<ul><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ul>',
  )
})

test('items of one level stay side by side in a list with gaps', () => {
  expect(sanitizeHtml(`<ol>${quill('A', 0)}${quill('B', 2)}${quill('C', 2)}</ol>`)).toBe(
    '<ul><li>A<ul><li>B</li><li>C</li></ul></li></ul>',
  )
  expect(sanitizeHtml(`<ol>${quill('A', 1)}${quill('B', 2)}${quill('C', 1)}</ol>`)).toBe(
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>',
  )
})

test('items that Quill did not write are bullets in its list', () => {
  expect(sanitizeHtml(`<ol>${quill('A', 0)}<li>B</li></ol>`)).toBe('<ul><li>A</li><li>B</li></ul>')
})

test.each([
  ['that begins with a deeper list', '<ul><ul><li>A</li></ul></ul>'],
  ['of numbers that Quill did not write', '<ol><li>A</li></ol>'],
])('a list %s is left as it is', (_, html) => {
  expect(sanitizeHtml(html)).toBe(html)
})
