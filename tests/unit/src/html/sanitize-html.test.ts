import { htmlWindow } from '#html-window'
import { expect, test, vi } from 'vitest'
import { sanitizeArticle, sanitizeHtml } from '../../../support/sanitize-html.ts'

// tests/unit/src/html/corpus.test.ts has hostile HTML and the rules of its links.
test('ordinary content comes through whole', () => {
  const html =
    '<h2>Visit us</h2><p>Open <strong>Monday</strong> to <em>Friday</em>,<br>9 to 18.</p>' +
    '<ul><li>Հայերեն</li><li>Русский &amp; English</li></ul><ol start="2"><li>m<sup>2</sup></li></ol>' +
    '<blockquote cite="/services">A good place.</blockquote>' +
    '<table role="table" data-stacked=""><caption>Taxes</caption><thead><tr role="row"><th scope="col" role="columnheader">Tax</th><th scope="col" role="columnheader">Zone</th></tr></thead>' +
    '<tbody><tr role="row"><td role="cell" data-column="Tax">VAT</td><td role="cell" data-column="Zone">none</td></tr></tbody></table><details><summary>More</summary></details>' +
    '<p lang="hy" dir="ltr">Երևան</p><a href="/contact">Tell us</a><hr>'
  expect(sanitizeHtml(html)).toBe(html)
})

test('HTML that is nested too deeply is reduced to its text', () => {
  expect(sanitizeHtml(`${'<div>'.repeat(30_000)}deep <b>text`)).toMatch(/^\s*deep\s+text$/)
  const list = `<ul>${'<li>one<br>'.repeat(2_000)}</ul>`
  expect(sanitizeHtml(list)).toContain('<li>one<br></li></ul>')
})

test('what is nested deeper than a parser allows becomes its text', () => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}<p>deep <b>text`
  expect(sanitizeHtml(nested(200))).toContain('<p>deep <b>text</b></p>')
  expect(sanitizeHtml(nested(300))).toMatch(/<blockquote>deep text<\/blockquote>/)
})

test('a first-level heading becomes a second-level one', () => {
  expect(sanitizeHtml('<h1>Zone</h1><H1 >Two</H1\n>')).toBe('<h2>Zone</h2><h2>Two</h2>')
})

test('a link without a usable address becomes plain text', () => {
  expect(sanitizeHtml('<p><a href="javascript:alert(1)">more</a></p>')).toBe('<p>more</p>')
})

test('a link to a page opens in place', () => {
  const link = '<a href="/contact">more</a>'
  expect(sanitizeHtml('<a href="/contact" target="_blank">more</a>')).toBe(link)
})

test('a picture keeps its address and its alternative text', () => {
  const html = '<img src="https://cdn.example/gate.jpg" alt="The gate" loading="lazy">'
  expect(sanitizeHtml(html)).toBe(html)
})

test('a picture without an alternative text is decoration', () => {
  const plain = '<img src="/media/zone.jpg" srcset="//evil.test 2x" onload="x()">'
  expect(sanitizeHtml(plain)).toBe('<img src="/media/zone.jpg" alt="" loading="lazy">')
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

/** A table, each row on a line, each cell as it begins: `th` or `td`, and what it spans. */
function table(...rows: string[]): string {
  const html = rows.map((row) => `<tr>${row.replace(/(t[hd][^|]*)\|([^|]*)\|/g, '<$1>$2')}</tr>`)
  return `<table>${html.join('')}</table>`
}

/** Each row of a sanitised table: each cell with its column. */
function cellsOf(html: string): string[][] {
  const page = document.createElement('div')
  page.innerHTML = sanitizeHtml(html)
  return Array.from(page.querySelectorAll('tbody tr'), (row) => [
    ...Array.from(row.querySelectorAll<HTMLElement>('td'), ({ dataset, textContent }) =>
      [dataset.column, textContent].filter(Boolean).join(': '),
    ),
  ])
}

test.each([
  [
    'heads without a thead',
    table('th|Tax|th|Zone|', 'td|VAT|td|none|'),
    [['Tax: VAT', 'Zone: none']],
  ],
  [
    'an untrue label',
    table('th|Tax|th| In <b>the</b>\n  zone |', 'th|VAT|td data-column="Untrue"|none|'),
    [['In the zone: none']],
  ],
])('each cell of a table with %s names its column', (_, html, rows) => {
  expect(cellsOf(html)).toEqual(rows)
})

test.each([
  ['a cell that spans rows', table('th|Tax|th|Year|', 'td rowspan=2|VAT|td|old|', 'td|new|')],
  ['heads in the middle', table('th|Tax|th|Zone|', 'td|VAT|td|no|', 'th|Fee|th|Sum|')],
  ['heads in two rows', table('th||th|Zone|', 'th|Tax|th|Rate|', 'td|VAT|td|none|')],
  ['a head over two columns', table('th colspan=2|Rates|th|Year|', 'td|no|td|5|td|2027|')],
  ['no heads', table('td|VAT|td|none|')],
  ['a head of a whole book', table(`th|${'Tax '.repeat(30_000)}|th|Zone|`, 'td|VAT|td|none|')],
])('a table with %s is not stacked on phones', (_, html) => {
  expect(sanitizeHtml(html)).not.toMatch(/data-(stacked|wide|column)/)
})

test('the head of a row has no name of its column', () => {
  expect(sanitizeHtml(table('th|Tax|th|Zone|', 'th|VAT|td|none|'))).toContain(
    '<th role="rowheader">VAT</th><td role="cell" data-column="Zone"',
  )
})

test('a table of eight columns is not stacked, but moves sideways', () => {
  const rows = (count: number) => ['th|Unit|'.repeat(count), `th|K1|${'td|1|'.repeat(count - 1)}`]
  expect(sanitizeHtml(table(...rows(7)))).toContain('data-stacked')
  expect(sanitizeHtml(table(...rows(8)))).toMatch(/^(?!.*data-stacked).*data-wide/)
})

test('a table of names and at most two columns of figures is not stacked', () => {
  const isStacked = (...rows: string[]) => sanitizeHtml(table(...rows)).includes('data-stacked')
  expect(isStacked('th|Item|th|Drams|th|Dollars|', 'th|Rent|td|2,000|td|5.00|')).toBe(false)
  expect(isStacked('th|Item|th|Drams|th|Dollars|', 'th|Rent|td|2,000|td|none yet|')).toBe(true)
  expect(isStacked('th|Item|th|2025|th|2026|th|2027|', 'th|Rent|td|1|td|2|td|3|')).toBe(true)
})

test('the address of a map that repeats itself is read at once', () => {
  const address = `https://www.google.com/${'maps/embed'.repeat(40_000)}`
  expect(sanitizeHtml(`<iframe src="${address}"></iframe>`)).toBe('')
})

test('a link to a frame with a long address names its site', () => {
  const frame = `<iframe src="https://tours.example/${'x'.repeat(60)}"></iframe>`
  expect(sanitizeHtml(frame)).toMatch(/>tours\.example<\/a>$/)
})

test.each(['body', 'createElement', 'createTreeWalker'])(
  'a picture whose name is %s hides nothing of the text',
  (name) => {
    const named = `<img name="${name}" src="/media/a.png" alt="">`
    expect(
      sanitizeHtml(`<h1>A\u00a0B\u00a0C\u00a0D\u00a0E</h1>${named}<iframe src="/map"></iframe>`),
    ).toBe('<h2>A B C D E</h2><img src="/media/a.png" alt="" loading="lazy"><a href="/map">map</a>')
  },
)

test('headings have the ids of the same English ones', () => {
  const english = '<h2>Costs</h2><h3>Fees</h3>'
  const idsOf = (html: string) => sanitizeArticle(html, english).headings.map(({ id }) => id)
  expect(idsOf('<h1>Расходы</h1><h3>Сборы</h3>')).toEqual(['section-costs', 'section-fees'])
  expect(idsOf('<h2>Расходы</h2><h2>Сборы</h2>')).toEqual(['section-расходы', 'section-сборы'])
  expect(idsOf('<h2>Расходы</h2>')).toEqual(['section-расходы'])
})

test('a link in an article leads where its author meant', () => {
  const note =
    '<p><a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">1</a></p>'
  expect(sanitizeArticle(note).html).toBe(
    '<p><a href="#place-1" id="place-2">[1]</a></p><p><a href="#place-2" id="place-1">1</a></p>',
  )
  expect(sanitizeArticle('<a href="#%D1%81">more</a><p id="с">Costs</p>').html).toBe(
    '<a href="#place-1">more</a><p id="place-1">Costs</p>',
  )
  const contents = '<p><a href="#_Toc1">Costs</a></p><h2><a name="_Toc1"></a>Costs</h2>'
  expect(sanitizeArticle(contents).html).toBe(
    '<p><a href="#section-costs">Costs</a></p><h2 id="section-costs"><a href="#section-costs">Costs</a></h2>',
  )
})

test('a heading that is a link already stays that link', () => {
  expect(sanitizeArticle('<h2><a href="/services">Costs</a></h2>').html).toBe(
    '<h2 id="section-costs"><a href="/services">Costs</a></h2>',
  )
})

test('a link to a place that is not there is plain text', () => {
  for (const sanitize of [sanitizeHtml, (html: string) => sanitizeArticle(html).html]) {
    expect(sanitize('<p><a href="#lost">more</a></p>')).toBe('<p>more</p>')
    expect(sanitize('<p id="place-1">more</p>')).toBe('<p>more</p>')
    expect(sanitize('<a href="#top">top</a>')).toBe('<a href="#top">top</a>')
    expect(sanitize('<a href="#section-costs">more</a>')).toBe('<a href="#section-costs">more</a>')
  }
})

test('a column of nothing but figures is marked, with its head', () => {
  const html =
    '<table><thead><tr><th>Item</th><th>Drams</th><th>Rate</th><th>From</th></tr></thead>' +
    '<tbody><tr><th scope="row">Rent</th><td>14 400 000</td><td>18%</td><td>2027</td></tr>' +
    '<tr><th scope="row">Water</th><td>53.48</td><td>—</td><td>now</td></tr></tbody>' +
    '<tfoot><tr><th scope="row">Sum</th><td><strong>1,200</strong></td><td></td><td>1</td></tr></tfoot></table>'
  const page = document.createElementNS('http://www.w3.org/1999/xhtml', 'div')
  page.innerHTML = sanitizeHtml(html)
  const marked = Array.from(page.querySelectorAll('[data-figures]'), (cell) => cell.textContent)
  expect(marked).toEqual(['Drams', 'Rate', '14 400 000', '18%', '53.48', '—', '1,200', ''])
  page.innerHTML = sanitizeHtml('<table><tr><td colspan="2">1</td></tr><tr><td>1</td></tr></table>')
  expect(page.querySelector('[data-figures]')).toBeNull()
})

test('a short word with a figure and a hyphen, a dash or a slash stays on one line', () => {
  const page = document.createElementNS('http://www.w3.org/1999/xhtml', 'div')
  const html =
    '<p>Օրենք ՀՕ-193-Ն, <b>9:00–18:00</b> and <i>t/m²</i>, K11-1,K5-1: -5, 2026–2027-ականներ, one-stop</p>'
  page.innerHTML = sanitizeHtml(html)
  const whole = Array.from(page.querySelectorAll('span'), (span) => span.textContent)
  expect(whole).toEqual(['ՀՕ-193-Ն,', '9:00–18:00', 't/m²', 'K11-1,K5-1:'])
  expect(page.textContent).toBe(html.replaceAll(/<.*?>/g, ''))
})

test.each([
  ['decomposed letters', 'Район'.normalize('NFD'), 'section-район'],
  ['a soft hyphen', 'Рай\u00adон', 'section-район'],
  ['a zero-width space', 'Рай\u200bон один', 'section-район-один'],
])('the id of a heading is as somebody types it: %s', (_, words, id) => {
  const { html, headings } = sanitizeArticle(`<h2>${words}</h2>`)
  expect(headings.map((heading) => heading.id)).toEqual([id])
  expect(html).toContain(`id="${id}"`)
})

test('a heading that nobody sees is none', () => {
  expect(sanitizeArticle('<h2>\u200b</h2><h2>Halls</h2>').headings).toHaveLength(1)
})

test('no style attribute is left for the browser to refuse', () => {
  const parsed = vi.spyOn(htmlWindow.Element.prototype, 'innerHTML', 'set')
  sanitizeHtml('<p style="color:red">a</p><P CLASS=x STYLE=color:red>b</P><td/style="a">')
  expect(parsed.mock.calls[0]).toEqual([
    '<p data-style="color:red">a</p><P CLASS=x data-style=color:red>b</P><td/data-style="a">',
  ])
})

const HEAD = '<th>Fee<th>Days'
const ROW = '<tr><td>1<td>2'

test.each([
  ['a table with a long head', `${HEAD}${'e'.repeat(3000)}${ROW.repeat(3000)}`],
  ['a table of one wide row', `${HEAD}<tr>${'<td>1'.repeat(5000)}${ROW.repeat(500)}`],
])('%s becomes no larger than ten times its HTML', (_, rows) => {
  const html = `<table><tr>${rows}</table>`
  expect(sanitizeHtml(html).length).toBeLessThan(10 * html.length)
})
