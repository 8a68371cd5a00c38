import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../../../../src/ui/rich-text/sanitize-html.ts'
import { brokenRules } from '../../../../support/content-rules.ts'
import {
  EXTERNAL_ADDRESSES,
  OWN_ADDRESSES_IN_DISGUISE,
  REFUSED_ADDRESSES,
} from '../../../../support/hostile-addresses.ts'

// tests/unit/src/ui/rich-text/corpus.test.ts has hostile HTML.
function element(html: string, selector: string) {
  const content = document.createElement('div')
  content.innerHTML = sanitizeHtml(html)
  return content.querySelector(selector)
}

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

test.each(['class', 'id', 'name', 'style', 'background', 'ping', 'onclick', 'target'])(
  'the attribute %s is removed, and the text stays',
  (name) => {
    expect(sanitizeHtml(`<p ${name}="header-bar">Zone</p>`)).toBe('<p>Zone</p>')
    expect(sanitizeHtml(`<a href="/contact" ${name}="content">Zone</a>`)).toBe(
      '<a href="/contact">Zone</a>',
    )
  },
)

test.each(REFUSED_ADDRESSES)('a link to %j becomes plain text', (address) => {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = 'more'
  expect(element(link.outerHTML, 'a[href]')).toBeNull()
  expect(sanitizeHtml(link.outerHTML)).toContain('more')
})

test.each(EXTERNAL_ADDRESSES)(
  'a link to %j opens in a new tab that has no access to the site',
  (url) => {
    const link = element(`<a href="${url}" target="_self" rel="opener">more</a>`, 'a')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test.each([...OWN_ADDRESSES_IN_DISGUISE, '/contact', 'http://localhost:4173/contact'])(
  'a link to %j stays on this site, in the same tab',
  (address) => {
    const link = element(`<a href="${address}" target="_blank">more</a>`, 'a')
    expect(link).not.toHaveAttribute('target')
    expect(new URL(link?.getAttribute('href') ?? '', document.baseURI).origin).toBe(location.origin)
  },
)

test('an area of an image map follows the rules of links', () => {
  const html = sanitizeHtml('<map><area href="https://evil.test/" alt="more"></map>')
  expect(brokenRules(html)).toEqual([])
})

test('a picture without an alternative text is decoration', () => {
  const plain = element('<img src="/media/zone.jpg" srcset="//evil.test 2x" onload="x()">', 'img')
  expect(plain).toHaveAttribute('src', '/media/zone.jpg')
  expect(plain).toHaveAttribute('alt', '')
  expect(plain).not.toHaveAttribute('srcset')
})

test('a picture keeps its address and its alternative text', () => {
  const named = element('<img src="https://cdn.example/gate.jpg" alt="The gate">', 'img')
  expect(named).toHaveAttribute('src', 'https://cdn.example/gate.jpg')
  expect(named).toHaveAttribute('alt', 'The gate')
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
