import { expect, onTestFinished, test, vi } from 'vitest'
import { file } from '../../src/api/wire/fields.ts'

const API = 'http://backend.example:8080'

test.each([
  ['/uploads/gate.jpg', `${API}/uploads/gate.jpg`],
  ['/uploads/gate.jpg?v=1', `${API}/uploads/gate.jpg?v=1`],
  ['uploads/gate.jpg', `${API}/uploads/gate.jpg`],
  [`${API}/uploads/gate.jpg`, `${API}/uploads/gate.jpg`],
  ['https://files.example/gate.jpg', 'https://files.example/gate.jpg'],
])('a path of a record belongs to the backend that named it: %s', async (address, read) => {
  const { readFile } = await builtWith({ VITE_API_BASE: `${API}/v1/` })
  expect(readFile(address)).toBe(read)
})

test.each(['//evil.test/a.jpg', '/\\evil.test/a.jpg', 'javascript:alert(1)', 'data:,', 'http://['])(
  'an address outside the backend is judged as it is: %s',
  async (address) => {
    const { readFile } = await builtWith({ VITE_API_BASE: API })
    expect(readFile(address)).toBe(address)
  },
)

test('the pictures of the backend may have an origin of their own', async () => {
  const { readFile } = await builtWith({
    VITE_API_BASE: API,
    VITE_MEDIA_BASE: 'https://files.example/',
  })
  expect(readFile('/a.jpg')).toBe('https://files.example/a.jpg')
})

test.each([
  ['no setting', {}],
  ['an API at a path of the site', { VITE_API_BASE: '/backend/' }],
  ['pictures on the site itself', { VITE_API_BASE: API, VITE_MEDIA_BASE: '/' }],
])('a path stays a path of the site with %s', async (_, settings) => {
  const { readFile, sanitizeHtml } = await builtWith(settings)
  expect(readFile('/media/a.jpg')).toBe('/media/a.jpg')
  expect(sanitizeHtml('<img src="/media/a.jpg">')).toContain(' src="/media/a.jpg"')
})

test('a picture’s path in HTML belongs to the backend, and a link’s path to the site', async () => {
  const { sanitizeHtml } = await builtWith({ VITE_API_BASE: API })
  const html = sanitizeHtml('<img alt="a > b" src=/uploads/x.jpg><a href="/contact">c</a>')
  expect(html).toContain(`src="${API}/uploads/x.jpg"`)
  expect(html).toContain('<a href="/contact">c</a>')
})

/** Loads the modules as they are in a build with these settings. */
async function builtWith(settings: Record<string, string>) {
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { readRecord } = await import('../../src/api/wire/read-record.ts')
  const { sanitizeHtml } = await import('../../src/ui/rich-text/sanitize-html.ts')
  const readFile = (img: string) => readRecord({ image: file('img') }, { img }).image
  return { readFile, sanitizeHtml }
}
