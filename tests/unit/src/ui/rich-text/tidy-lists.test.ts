import { expect, test } from 'vitest'
import { tidyLists } from '../../../../../src/ui/rich-text/tidy-lists.ts'

function tidied(html: string): string {
  const body = document.createElement('div')
  body.innerHTML = html
  tidyLists(body)
  return body.innerHTML.replaceAll(/ (class|data-list)="[^"]*"/g, '')
}

const quill = (text: string, level: number, kind = 'bullet') =>
  `<li data-list="${kind}" class="ql-indent-${level}">${text}</li>`

const word = (marker: string, text: string, style = 'mso-list:l0 level1 lfo1') =>
  `<p style="${style}">${marker && `<span style="mso-list:Ignore">${marker}</span>`}${text}</p>`

test.each([
  ['1.', 'ol'],
  ['10)', 'ol'],
  ['&nbsp; iv.', 'ol'],
  ['o&nbsp;', 'ul'],
  ['·', 'ul'],
  ['§ 1.', 'ul'],
  ['', 'ul'],
])('a paragraph that Word marks with %j is an item of an %s', (marker, list) => {
  expect(tidied(`<p>A</p>${word(marker, 'B')}`)).toBe(`<p>A</p><${list}><li>B</li></${list}>`)
})

test('Word’s items stay beside each other if one has no level', () => {
  expect(tidied(word('·', 'A') + word('·', 'B', 'mso-list:l0'))).toBe(
    '<ul><li>A</li><li>B</li></ul>',
  )
})

test('two lists of Word with text between them stay two lists', () => {
  expect(tidied(`${word('·', 'A')}<p>B</p>${word('·', 'C')}`)).toBe(
    '<ul><li>A</li></ul><p>B</p><ul><li>C</li></ul>',
  )
})

test('numbered steps in a bullet of Quill are a list in that bullet', () => {
  const steps = quill('B', 1, 'ordered') + quill('C', 1, 'ordered')
  expect(tidied(`<ol>${quill('A', 0)}${steps}${quill('D', 0)}</ol>`)).toBe(
    '<ul><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ul>',
  )
})

test('items of one level stay side by side in a list that skips a level or begins deeper', () => {
  expect(tidied(`<ol>${quill('A', 0)}${quill('B', 2)}${quill('C', 2)}</ol>`)).toBe(
    '<ul><li>A<ul><li>B</li><li>C</li></ul></li></ul>',
  )
  expect(tidied(`<ol>${quill('A', 1)}${quill('B', 2)}${quill('C', 1)}</ol>`)).toBe(
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>',
  )
})

test('items that Quill did not write are bullets in its list', () => {
  expect(tidied(`<ol>${quill('A', 0)}<li>B</li></ol>`)).toBe('<ul><li>A</li><li>B</li></ul>')
})

test.each([
  ['that begins with a deeper list', '<ul><ul><li>A</li></ul></ul>'],
  ['of numbers that Quill did not write', '<ol><li>A</li></ol>'],
])('a list %s is left as it is', (_, html) => {
  expect(tidied(html)).toBe(html)
})
