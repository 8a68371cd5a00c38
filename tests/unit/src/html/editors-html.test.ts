import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '../../../support/sanitize-html.ts'
import { disallowedParts } from '../support/html-allowlist.ts'

function shown(file: string) {
  const content = document.createElement('div')
  const html = readFileSync(`tests/unit/src/support/editors-html/${file}.html`, 'utf8')
  content.innerHTML = sanitizeHtml(html)
  return content
}

/** The text of a list. Each item has an indent and its bullet or number. */
function outline(list: Element | null, depth = 0): string[] {
  return [...(list?.children ?? [])].flatMap((item) => {
    const inner = item.querySelector(':scope > ul, :scope > ol')
    const own = item.textContent.replace(inner?.textContent ?? '', '').trim()
    const sign = list?.localName === 'ol' ? '1.' : '–'
    return [`${'  '.repeat(depth)}${sign} ${own}`, ...outline(inner, depth + 1)]
  })
}

const BULLETS = ['– Halls', '  – from 300 m2', '– Offices']
/** Quill exports no-break spaces. The one after a figure stays. */
const BULLETS_OF_QUILL = ['– Halls', '  – from 300\u00a0m2', '– Offices']
/** In Google Docs, an inner list is beside its item. */
const GOOGLE_BULLETS = ['– Halls', '  – from 300 m²']
const STEPS = ['1. Application', '1. Agreement']

/** CKEditor 5, TinyMCE 7 and Quill 2, typed or pasted from Word and Google Docs. */
test.each([
  ['ckeditor', BULLETS, []],
  ['tinymce', BULLETS, []],
  ['quill', BULLETS, STEPS],
  ['quill-semantic', BULLETS_OF_QUILL, STEPS],
  // Quill makes numbers of Word's bullets.
  ['quill-from-word', [], STEPS],
  ['tinymce-from-word', BULLETS, STEPS],
  ['tinymce-from-google-docs', GOOGLE_BULLETS, []],
  ['word', BULLETS, STEPS],
  ['google-docs', GOOGLE_BULLETS, []],
])('the HTML of %s keeps its bullets and steps', (file, bullets, steps) => {
  const content = shown(file)
  expect(disallowedParts(content.innerHTML)).toEqual([])
  expect(outline(content.querySelector('ul')).slice(0, 3)).toEqual(bullets)
  expect(outline([...content.querySelectorAll('ol')].at(-1) ?? null)).toEqual(steps)

  const rows = [...content.querySelectorAll('p, li, h1, h2, h3')]
  const empty = rows.filter((row) => !row.textContent.trim() && !row.querySelector('img'))
  expect(empty).toEqual([])
})

const VIDEO = 'youtube.com/watch?v=aqz-KE-bpKQ'

test.each([
  ['ckeditor', VIDEO, 'Taxes', 'The gate', undefined],
  ['tinymce', VIDEO, 'Taxes', 'The gate', 'film.mp4'],
  ['quill', VIDEO, undefined, undefined, undefined],
  ['quill-semantic', undefined, undefined, undefined, undefined],
])('the HTML of %s keeps its pictures, videos and captions', (file, ...parts) => {
  const content = shown(file)
  const textOf = (part: string) => content.querySelector(part)?.textContent.trim()
  expect(content.querySelector('img')?.src).toMatch(/^data:image\/png;base64,/)
  expect([
    textOf(`a[href="https://www.${VIDEO}"]`),
    textOf('table caption, table + figcaption'),
    textOf('figure img + figcaption'),
    textOf('a[href="/uploads/film.mp4"]'),
  ]).toEqual(parts)
})

test('bold and italic text of Google Docs stays so, and no other text is', () => {
  const content = shown('google-docs')
  const bold = Array.from(content.querySelectorAll('b, strong'), ({ textContent }) => textContent)
  expect(bold).toEqual(['halls'])
  expect(content.querySelector('em')).toHaveTextContent('offices')
})
