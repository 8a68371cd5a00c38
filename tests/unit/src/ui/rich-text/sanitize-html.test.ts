import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../../../../src/ui/rich-text/sanitize-html.ts'

// tests/unit/src/ui/rich-text/corpus.test.ts has hostile HTML and the rules of its links.
test('ordinary content comes through whole', () => {
  const html =
    '<h2>Visit us</h2><p>Open <strong>Monday</strong> to <em>Friday</em>,<br>9:00–18:00.</p>' +
    '<ul><li>Հայերեն</li><li>Русский &amp; English</li></ul><ol start="2"><li>m<sup>2</sup></li></ol>' +
    '<blockquote cite="/services">A good place.</blockquote>' +
    '<table role="table"><caption>Taxes</caption><thead><tr role="row"><th scope="col" colspan="2" role="columnheader">Tax</th></tr></thead>' +
    '<tbody><tr role="row"><td role="cell">VAT</td><td role="cell">0 %</td></tr></tbody></table><details><summary>More</summary></details>' +
    '<p lang="hy" dir="ltr">Երևան</p><a href="/contact">Tell us</a><hr>'
  expect(sanitizeHtml(html)).toBe(html)
})

test('HTML that is nested too deeply is reduced to its text', () => {
  expect(sanitizeHtml(`${'<div>'.repeat(30_000)}deep <b>text`)).toMatch(/^\s*deep\s+text$/)
  const list = `<ul>${'<li>one<br>'.repeat(2_000)}</ul>`
  expect(sanitizeHtml(list)).toContain('<li>one<br></li></ul>')
})

test('a first-level heading becomes a second-level one, as the page has its own', () => {
  expect(sanitizeHtml('<h1>Zone</h1><H1 >Two</H1\n>')).toBe('<h2>Zone</h2><h2>Two</h2>')
})

test('a link without a usable address becomes plain text, and one to a page opens in place', () => {
  expect(sanitizeHtml('<p><a href="javascript:alert(1)">more</a></p>')).toBe('<p><a>more</a></p>')
  const link = '<a href="/contact">more</a>'
  expect(sanitizeHtml('<a href="/contact" target="_blank">more</a>')).toBe(link)
})

test('a picture keeps its address and its alternative text, and without one is decoration', () => {
  const html = '<img src="https://cdn.example/gate.jpg" alt="The gate">'
  expect(sanitizeHtml(html)).toBe(html)
  const plain = '<img src="/media/zone.jpg" srcset="//evil.test 2x" onload="x()">'
  expect(sanitizeHtml(plain)).toBe('<img src="/media/zone.jpg" alt="">')
})

test.each([
  '<img>',
  '<img src>',
  '<img srcset="/a.jpg 2x">',
  '<img src="tel:1">',
  '<img src="data:,x">',
])('the picture %s, which has no usable address, is left out', (html) => {
  expect(sanitizeHtml(`<p>Zone</p>${html}`)).toBe('<p>Zone</p>')
})

test('each cell of a table names its column', () => {
  const heads = '<thead><tr><th>Tax</th><th>In <b>the</b> zone</th><th>Outside</th></tr></thead>'
  const cells = '<tr><th scope="row">VAT</th><td data-column="Untrue">0 %</td><td>20 %</td></tr>'
  const page = document.createElementNS('http://www.w3.org/1999/xhtml', 'div')
  page.innerHTML = sanitizeHtml(`<table>${heads}<tbody>${cells}</tbody></table>`)
  const columns = Array.from(page.querySelectorAll('td'), (cell) => cell.dataset.column)
  expect(columns).toEqual(['In the zone', 'Outside'])
  expect(page.querySelector('tbody th')?.getAttribute('role')).toBe('rowheader')
})
