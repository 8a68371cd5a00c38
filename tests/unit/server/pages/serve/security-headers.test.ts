import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../../../server/pages/built/content-security-policy.ts'
import { readSettings } from '../../../../../server/platform/settings/settings.ts'
import { SHELL, testSite } from '../../support/test-site.ts'

const files = {
  content: {
    'navbar-data.json': '{}',
    'media/a.svg': '<svg/>',
    'media/a.png': 'picture',
    'media/a.webm': 'film',
  },
  builtSite: { 'index.html': '<p>', 'main.js': '1' },
}

/** A header of the site with these settings. */
async function headerOf(settings = {}, path = '/', name = 'Content-Security-Policy') {
  const { get } = await testSite({ ...files, settings })
  return (await get(path)).headers.get(name)
}

test.each(['/', '/main.js', '/missing.js', '/fez/navbar-data', '/fez/messages', '/media/a.png'])(
  'every response has the security headers: %s',
  async (path) => {
    const { get } = await testSite(files)
    const { headers } = await get(path, { Origin: 'https://other.example' })
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    expect(headers.get('cross-origin-embedder-policy')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  },
)

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64')

test('the page’s policy allows only its own files and code', async () => {
  expect(await headerOf()).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hashOf('start()')}'; ` +
      `script-src-attr 'none'; style-src 'self' 'sha256-${hashOf('p{}')}'; ` +
      "img-src 'self' data: https:; font-src 'self'; " +
      "connect-src 'self'; media-src 'self' https:; manifest-src 'self'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types fez-html",
  )
})

const MAPS =
  'https://maps.googleapis.com https://mapsresources-pa.googleapis.com https://maps.gstatic.com'
const HTTP_API = 'http://api.example:8080'

test.each<[Record<string, string>, string[]]>([
  [{ VITE_API_BASE: '/backend' }, ["connect-src 'self';"]],
  [
    { VITE_API_BASE: `${HTTP_API}/v1/` },
    [
      `img-src 'self' data: https: ${HTTP_API};`,
      `connect-src 'self' ${HTTP_API};`,
      `media-src 'self' https: ${HTTP_API};`,
    ],
  ],
  [{ VITE_MEDIA_BASE: HTTP_API }, [`img-src 'self' data: https: ${HTTP_API};`]],
  [{ CONTENT_API: HTTP_API }, ["img-src 'self' data: https:;"]],
  [
    { VITE_GOOGLE_MAPS_KEY: 'key' },
    [
      `script-src 'self' 'sha256-${hashOf('start()')}' ${MAPS}; `,
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com; ",
      "style-src-attr 'none'",
      "font-src 'self' https://fonts.gstatic.com",
      "connect-src 'self' https://*.googleapis.com https://*.google.com https://*.gstatic.com",
      'frame-src https://*.google.com',
      'worker-src blob:',
      'trusted-types fez-html @googlemaps/js-api-loader google-maps-api-loader',
    ],
  ],
])('the policy follows the settings: %j', (settings, parts) => {
  const policy = contentSecurityPolicy(SHELL, readSettings(settings))
  for (const part of parts) expect(policy).toContain(part)
})

test('a preview is left out by search engines, and its CMS may frame it', async () => {
  const preview = { PREVIEW_FRAME_ANCESTORS: 'https://cms.example, http://localhost:8055' }
  const policy = contentSecurityPolicy(SHELL, readSettings(preview))
  expect(policy).toContain('; frame-ancestors https://cms.example http://localhost:8055; ')
  const content = { 'media/a.png': '' }
  const { get } = await testSite({ content, builtSite: { 'index.html': '' }, settings: preview })
  for (const path of ['/', '/none', '/fez/contact-us', '/media/a.png', '/robots.txt']) {
    expect((await get(path)).headers.get('X-Robots-Tag'), path).toBe('noindex, nofollow')
  }
  expect((await get('/media/a.png')).headers.get('Content-Security-Policy')).toBe(STRICT)

  const unframed = contentSecurityPolicy(SHELL, readSettings({ PREVIEW_FRAME_ANCESTORS: 'none' }))
  expect(unframed).toContain("; frame-ancestors 'none'; ")
  const site = await testSite({ content, builtSite: { 'index.html': '' } })
  expect((await site.get('/')).headers.has('X-Robots-Tag')).toBe(false)
})

const STRICT =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

test.each([
  ['/media/a.png', STRICT],
  ['/media/none', STRICT],
  ['/media/a.svg', `${STRICT}; style-src 'unsafe-inline'`],
  ['/media/a.webm', `${STRICT} allow-same-origin; media-src 'self'`],
])('%s opened by itself runs no script', async (path, policy) => {
  expect(await headerOf({}, path)).toBe(policy)
})

test.each([
  [{ SITE_URL: '' }, null],
  [{ SITE_URL: 'http://fez.example' }, null],
  [{ SITE_URL: 'https://fez.example' }, 'max-age=31536000'],
])('only a site on https asks browsers to use https: %j', async (settings, value) => {
  expect(await headerOf(settings, '/', 'Strict-Transport-Security')).toBe(value)
})
