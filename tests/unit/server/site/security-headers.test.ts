import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from '../../../../server/settings.ts'
import { staticHeaders } from '../../../../server/site/static-headers.ts'
import { SHELL, temporarySite } from '../support/temporary-site.ts'

const files = {
  content: {
    'navbar-data.json': '{}',
    'media/a.svg': '<svg/>',
    'media/a.png': 'picture',
    'media/a.webm': 'film',
  },
  builtSite: { 'index.html': '<p>', 'main.js': '1' },
}

test.each(['/', '/main.js', '/missing.js', '/fez/navbar-data', '/fez/nothing', '/media/a.png'])(
  'every answer has the security headers: %s',
  async (path) => {
    const { app } = await temporarySite(files)
    const { headers } = await app.request(path)

    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    expect(headers.has('cross-origin-embedder-policy')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  },
)

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')

test('the page’s policy allows its own files, and index.html’s inline code by hash', async () => {
  const { app } = await temporarySite(files)
  const policy = (await app.request('/')).headers.get('Content-Security-Policy') ?? ''

  expect(policy).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hashOf('start()')}'; ` +
      `script-src-attr 'none'; style-src 'self' 'sha256-${hashOf('p{}')}'; ` +
      "img-src 'self' data: https:; font-src 'self'; " +
      "connect-src 'self'; media-src 'self' https:; manifest-src 'self'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types dompurify",
  )
})

test('the page may call the origin that it was built to call', async () => {
  const policy = async (VITE_API_BASE: string) => {
    const { app } = await temporarySite({ ...files, settings: { VITE_API_BASE } })
    return (await app.request('/')).headers.get('Content-Security-Policy')
  }
  expect(await policy('https://api.example:8443/v1/')).toContain(
    "connect-src 'self' https://api.example:8443;",
  )
  expect(await policy('/backend')).toContain("connect-src 'self';")
})

test.each([
  { VITE_API_BASE: 'http://api.example:8080/v1/' },
  { VITE_MEDIA_BASE: 'http://api.example:8080' },
  { CONTENT_API: 'http://api.example:8080' },
])('the page may show the backend’s pictures and videos, on http too: %o', async (settings) => {
  const { app } = await temporarySite({ ...files, settings })
  const policy = (await app.request('/')).headers.get('Content-Security-Policy')
  expect(policy).toContain("img-src 'self' data: https: http://api.example:8080;")
  expect(policy).toContain("media-src 'self' https: http://api.example:8080;")
})

test('the page may use the maps provider only if the site is built with its key', async () => {
  const policy = async (settings: Record<string, string>) => {
    const { app } = await temporarySite({ ...files, settings })
    return (await app.request('/')).headers.get('Content-Security-Policy')
  }
  expect(await policy({})).not.toContain('google')
  const withMaps = await policy({ VITE_GOOGLE_MAPS_KEY: 'key' })
  expect(withMaps).toContain(
    `script-src 'self' 'sha256-${hashOf('start()')}' https://maps.googleapis.com ` +
      'https://mapsresources-pa.googleapis.com https://maps.gstatic.com; ',
  )
  expect(withMaps).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com; ")
  expect(withMaps).toContain("style-src-attr 'none'")
  expect(withMaps).toContain('frame-src https://*.google.com')
  expect(withMaps).toContain('@googlemaps/js-api-loader google-maps-api-loader')
})

test.each([{}, { VITE_GOOGLE_MAPS_KEY: 'key' }, { VITE_API_BASE: 'https://api.example' }])(
  'a host of static files has the policy of the server: %o',
  async (settings) => {
    const { app } = await temporarySite({ ...files, settings })
    const { headers } = await app.request('/')
    const listed = staticHeaders(SHELL, readSettings(settings), false)
    expect(Object.fromEntries(listed.map(([name]) => [name, headers.get(name)]))).toEqual(
      Object.fromEntries(listed),
    )
  },
)

test('a script in the content may not run', async () => {
  const evil = '<script>steal()</script>'
  const { app } = await temporarySite({ builtSite: { 'index.html': SHELL + evil } })
  const answer = await app.request('/')
  expect(await answer.text()).toContain(evil)
  expect(answer.headers.get('Content-Security-Policy')).not.toContain(hashOf('steal()'))
})

test('a file opened by itself runs no script; an SVG keeps its styles, and a video plays', async () => {
  const { app } = await temporarySite(files)
  const policy = async (path: string) =>
    (await app.request(path)).headers.get('Content-Security-Policy')

  const strict =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
  expect(await policy('/media/a.png')).toBe(strict)
  expect(await policy('/media/none')).toBe(strict)
  expect(await policy('/media/a.svg')).toBe(`${strict}; style-src 'unsafe-inline'`)
  expect(await policy('/media/a.webm')).toBe(`${strict} allow-same-origin; media-src 'self'`)
})

test('a file that the browser holds keeps the policy that it came with', async () => {
  const { app } = await temporarySite(files)
  const etag = (await app.request('/media/a.webm')).headers.get('ETag') ?? ''
  const again = await app.request('/media/a.webm', { headers: { 'If-None-Match': etag } })
  expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([304, null])
})

test('browsers are told to use only https if the site is on https', async () => {
  const strict = async (settings: Record<string, string>) => {
    const { app } = await temporarySite({ ...files, settings })
    return (await app.request('/')).headers.get('Strict-Transport-Security')
  }
  expect(await strict({})).toBeNull()
  expect(await strict({ SITE_URL: 'http://fez.example' })).toBeNull()
  expect(await strict({ SITE_URL: 'https://fez.example' })).toBe('max-age=31536000')
})
