import { afterEach, expect, test, vi } from 'vitest'
import { file } from '../../src/api/wire/fields.ts'
import { PAGE } from '../support/page-address.ts'

const API = 'http://backend.example:8080'

afterEach(() => vi.unstubAllEnvs())

/** Loads the modules as they are in a build with these settings. */
async function builtWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { readRecord } = await import('../../src/api/wire/read-record.ts')
  const { sanitizeHtml } = await import('../../src/html/sanitize-html.ts')
  const { parseContentLink } = await import('../../src/addresses/file-address.ts')
  const readFile = (img: string) => readRecord({ image: file('img') }, { img }).image
  return { readFile, parseContentLink, sanitizeHtml: (html: string) => sanitizeHtml(html, PAGE) }
}

test('a path in a record belongs to the backend that named it', async () => {
  const { readFile } = await builtWith({ VITE_API_BASE: `${API}/v1/` })
  for (const [address, read] of [
    ['/uploads/gate.jpg', `${API}/uploads/gate.jpg`],
    ['/uploads/gate.jpg?v=1', `${API}/uploads/gate.jpg?v=1`],
    ['uploads/gate.jpg', `${API}/uploads/gate.jpg`],
    [`${API}/uploads/gate.jpg`, `${API}/uploads/gate.jpg`],
    ['https://files.example/gate.jpg', 'https://files.example/gate.jpg'],
    // Addresses outside the backend are judged later, as they are.
    ['//evil.test/a.jpg', '//evil.test/a.jpg'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['http://[', 'http://['],
  ] as const) {
    expect(readFile(address), address).toBe(read)
  }
})

test('in HTML the path of a page belongs to the site, and that of a file to the backend', async () => {
  const { sanitizeHtml } = await builtWith({ VITE_API_BASE: `${API}/v1/` })
  const html = sanitizeHtml(
    '<img alt="a > b" src=/uploads/x.jpg><a href="/contact">c</a><a href="/uploads/x.csv">d</a>',
  )
  expect(html).toContain(`src="${API}/uploads/x.jpg"`)
  expect(html).toContain('<a href="/contact">c</a>')
  expect(html).toContain(`href="${API}/uploads/x.csv"`)
})

test('a link from content to a file leads to the backend', async () => {
  const { parseContentLink } = await builtWith({ VITE_API_BASE: `${API}/v1/` })
  expect(parseContentLink('/uploads/x.pdf', PAGE)?.href).toBe(`${API}/uploads/x.pdf`)
  expect(parseContentLink('/contact', PAGE)?.href).toBe('/contact')
})

test.each([
  ['/a.jpg', 'without a setting', {}],
  ['/a.jpg', 'with an API at a path of the site', { VITE_API_BASE: '/backend/' }],
  ['/a.jpg', 'with pictures on the site', { VITE_API_BASE: API, VITE_MEDIA_BASE: '/' }],
  [
    'https://files.example/a.jpg',
    'with an origin for pictures',
    { VITE_API_BASE: API, VITE_MEDIA_BASE: 'https://files.example/' },
  ],
])('the path of a picture is read as %s %s', async (read, _, settings) => {
  const { readFile, sanitizeHtml } = await builtWith(settings)
  expect(readFile('/a.jpg')).toBe(read)
  expect(sanitizeHtml('<img src="/a.jpg">')).toContain(` src="${read}"`)
})
