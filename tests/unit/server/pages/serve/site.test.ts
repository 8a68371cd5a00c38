import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { PageStore } from '../../../../../server/pages/serve/page-store.ts'
import { ODD_LANGUAGE_COOKIES } from '../../../../support/odd-language-cookies.ts'
import { LANGUAGE_QUERIES, LANGUAGES } from '../../../../support/product-routes.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { captureErrorLines, decodedText, SHELL, testSite } from '../../support/test-site.ts'

const PAGE = '<p>of the zone'
const SCRIPT = 'console.log("the site")\n'.repeat(100)

const builtSite = {
  'index.html': `home ${PAGE}`,
  'about-FEZ.html': `about ${PAGE}`,
  'about-FEZ.ru.html': `о нас ${PAGE}`,
  'about-FEZ.hy.html': `մեր մասին ${PAGE}`,
  'a/b.html': `nested ${PAGE}`,
  'error.html': `nothing here ${PAGE}`,
  'error.ru.html': `нет такой ${PAGE}`,
  'favicon.svg': '<svg/>',
  'assets/main-a1b2.js': SCRIPT,
  'assets/main-a1b2.js.br': brotliCompressSync(SCRIPT),
  'assets/main-a1b2.js.gz': gzipSync(SCRIPT),
  'assets/font-a1b2.woff2': 'font',
  '_nginx.conf': 'set',
}

const site = (settings: Record<string, string> = {}) => testSite({ builtSite, settings })

test.each([
  ['/', '', 200, 'home'],
  ['/?a=b.c', '', 200, 'home'],
  ['/about-FEZ', '', 200, 'about'],
  ['/about-FEZ?lang=ru', '', 200, 'о нас'],
  ['/about-FEZ?lang=xx', '', 200, 'about'],
  ['/a/b', '', 200, 'nested'],
  ['/about-FEZ', 'theme=dark; language=hy', 200, 'մեր մասին'],
  ['/about-FEZ', 'language=xx', 200, 'about'],
  ['/about-FEZ?lang=en', 'language=ru', 200, 'about'],
  ['/nowhere', 'language=ru', 404, 'нет такой'],
  ['/v1.2/notes', '', 404, 'nothing here'],
  ['/about-FEZ//', '', 404, 'nothing here'],
  ['http://fez.example//', '', 404, 'nothing here'],
  ['/a.html/b', '', 404, 'nothing here'],
])('%s with the cookie %j gets %i and its page in its language', async (path, cookie, ...want) => {
  const { get } = await site()
  const response = await get(path, { Cookie: cookie })
  expect([response.status, await response.text()]).toEqual([want[0], `${want[1]} ${PAGE}`])
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Vary')).toContain('Cookie')
})

test('a cookie counts only in its exact form, and the first of its name', async () => {
  const { get } = await site()
  const words = { en: 'about', ru: 'о нас', hy: 'մեր մասին' }
  for (const [cookie, language] of ODD_LANGUAGE_COOKIES) {
    const page = await get('/about-FEZ', { Cookie: cookie })
    expect(await page.text(), cookie).toBe(`${words[language]} ${PAGE}`)
  }
})

test.each([
  ['/About-fez', '/about-FEZ'],
  ['/about-FEZ/', '/about-FEZ'],
  ['/about-FEZ/?lang=ru', '/about-FEZ?lang=ru'],
  ['/A/B', '/a/b'],
  ['/about%2DFEZ/?a=%2D', '/about-FEZ?a=%2D'],
])('%s redirects to the usual spelling of its route', async (path, route) => {
  const { get } = await site()
  const { status, headers } = await get(path)
  expect([status, headers.get('Location')]).toEqual([308, route])
  expect(headers.get('Cache-Control')).toBe('no-cache')
})

test('a page has an ETag for each coding', async () => {
  const { get } = await site()
  const etags = []
  for (const coding of ['br', 'gzip', null]) {
    const accepted = { 'Accept-Encoding': coding ?? 'identity' }
    const page = await get('/about-FEZ', accepted)
    const { byteLength } = await page.clone().arrayBuffer()
    expect(page.headers.get('Content-Encoding')).toBe(coding)
    expect(page.headers.get('Content-Length')).toBe(String(byteLength))
    expect(await decodedText(page)).toBe(`about ${PAGE}`)

    const etag = page.headers.get('ETag') ?? ''
    const again = await get('/about-FEZ', { ...accepted, 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('ETag')).toBe(etag)
    expect(again.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
    // The browser keeps the policy that it got with the page.
    expect(again.headers.get('Content-Security-Policy')).toBeNull()
    etags.push(etag)
  }
  expect(etags).toEqual([...new Set(etags)])

  // A proxy that decompresses a page makes its ETag weak.
  const held = { 'Accept-Encoding': 'br', 'If-None-Match': `W/${etags[0]}` }
  expect((await get('/about-FEZ', held)).status).toBe(304)
  expect((await get('/about-FEZ', { ...held, Cookie: 'language=ru' })).status).toBe(200)
})

test('an ETag depends on content and policy alone', async () => {
  const etag = async (name: string, settings?: Record<string, string>) => {
    const { get } = await site(settings)
    return (await get(name, { 'Accept-Encoding': 'br' })).headers.get('ETag')
  }
  for (const name of ['/', '/favicon.svg', '/assets/main-a1b2.js', '/sitemap.xml', '/robots.txt']) {
    const one = await etag(name)
    expect(one).toMatch(/^"[^"]{10,}"$/)
    expect(await etag(name), name).toBe(one)
  }
  expect(await etag('/', { VITE_MEDIA_BASE: 'http://media.example' })).not.toBe(await etag('/'))
})

test('only a shared cache keeps a page, for PAGES_MAX_AGE', async () => {
  const { get } = await site({ PAGES_MAX_AGE: '300' })
  const { headers } = await get('/')
  const held = await get('/', { 'If-None-Match': headers.get('ETag') ?? '' })
  expect(held.status).toBe(304)
  for (const sent of [headers, held.headers]) {
    expect(sent.get('Cache-Control')).toBe(
      'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=300',
    )
    expect(sent.get('CDN-Cache-Control')).toBe('max-age=300, stale-while-revalidate=300')
  }
})

test('no cache keeps the error page of an address', async () => {
  const { get } = await site()
  const { headers } = await get('/nowhere')
  expect(headers.get('Cache-Control')).toBe('no-cache')
  const held = { 'If-None-Match': headers.get('ETag') ?? '' }
  expect((await get('/nowhere', held)).status).toBe(404)
})

test.each([
  ['/assets/main-a1b2.js', 'br', 'br', SCRIPT, 'Accept-Encoding'],
  ['/assets/main-a1b2.js', 'gzip', 'gzip', SCRIPT, 'Accept-Encoding'],
  ['/assets/main-a1b2.js', 'identity', null, SCRIPT, 'Accept-Encoding'],
  // These are not worth compressing.
  ['/favicon.svg', 'br', null, '<svg/>', 'Accept-Encoding'],
  ['/assets/font-a1b2.woff2', 'br', null, 'font', null],
])('%s comes for a client that accepts %s in the coding %s', async (path, accepted, ...want) => {
  const { get } = await site()
  const response = await get(path, { 'Accept-Encoding': accepted })
  const { headers } = response
  const { byteLength } = await response.clone().arrayBuffer()
  expect(headers.get('Content-Length')).toBe(String(byteLength))
  const text = await decodedText(response)
  expect([headers.get('Content-Encoding'), text, headers.get('Vary')]).toEqual(want)
})

/** The headers of a browser that opens an address. */
const OPENED = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test.each([
  '/assets/main-0000.js',
  '/index.html',
  '/about-FEZ.html',
  '/about-FEZ.ru.html',
  '/about-FEZindex.html',
  '/.html',
  '/a%2Ejs',
  '/..%2findex.html',
  // It is for hosts of static files.
  '/_nginx.conf',
])('%s is no file: a 404, which is the error page to a visitor', async (path) => {
  const { get } = await site()
  const response = await get(path, { Accept: '*/*' })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: 'There is no such file.' })
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(response.headers.get('Vary')).toContain('Accept')

  const opened = await get(path, { ...OPENED, Cookie: 'language=ru' })
  expect([opened.status, await opened.text()]).toEqual([404, `нет такой ${PAGE}`])
  expect(opened.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
  expect(opened.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Accept')
})

const IMMUTABLE = 'public, max-age=31536000, immutable'

test.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/assets/main-a1b2.js', 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', 'application/xml', 'no-cache'],
])('the file %s is shown and kept by browsers as %s, %s', async (path, type, caching) => {
  const { get } = await site()
  const opened = { ...OPENED, 'Accept-Encoding': 'br' }
  const { status, headers } = await get(path, opened)
  expect([status, headers.get('Content-Type')]).toEqual([200, type])
  expect(headers.get('Cache-Control')).toBe(caching)
  const held = await get(path, { ...opened, 'If-None-Match': headers.get('ETag') ?? '' })
  expect(held.status).toBe(304)
})

test('a page can only be read', async () => {
  const { get } = await site()
  const { status, headers } = await get('/contact', {}, 'POST')
  expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('a page that is not yet prerendered is the shell', async () => {
  const { get } = await site()
  const response = await get('/a/b?lang=ru')
  expect([response.status, await response.text()]).toEqual([200, SHELL])
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})

test('the sitemap names each listed page in each language', async () => {
  const { get } = await testSite({
    builtSite: { 'index.html': '', 'a&b.html': '', 'error.html': '' },
  })
  const sitemap = await (await get('/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    ...LANGUAGE_QUERIES.map((query) => `https://fez.example/${query}`),
    ...LANGUAGE_QUERIES.map((query) => `https://fez.example/a&amp;b${query}`),
  ])
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="hy" href="https://fez.example/a&amp;b?lang=hy"/>',
  )
  const fallbacks = sitemap.match(/hreflang="x-default" href="[^"?]*"/g)
  expect(fallbacks).toHaveLength(2 * LANGUAGE_QUERIES.length)
})

test('robots.txt names the sitemap', async () => {
  const { get } = await testSite({})
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toBe('User-agent: *\nAllow: /\n\nSitemap: https://fez.example/sitemap.xml\n')
})

test('without a contact there is no security.txt', async () => {
  const path = '/.well-known/security.txt'
  const plain = await site()
  expect((await plain.get(path)).status).toBe(404)
  expect((await plain.get(path, OPENED)).status).toBe(404)
})

test('security.txt has the contact and an expiry in less than a year', async () => {
  useFakeTimers('Date')
  vi.setSystemTime('2026-11-25T18:30:00Z')
  const path = '/.well-known/security.txt'
  const { get } = await site({ SECURITY_CONTACT: 'security@fez.example' })
  const response = await get(path, OPENED)
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(`Contact: mailto:security@fez.example
Expires: 2027-11-20T00:00:00.000Z
Preferred-Languages: ${LANGUAGES.map(({ tag }) => tag).join(', ')}
Canonical: https://fez.example/.well-known/security.txt
`)
})

test('only the log names the place in the code of a failure', async () => {
  const lines = captureErrorLines()
  vi.spyOn(PageStore.prototype, 'get').mockImplementation(() => {
    throw new Error('no pages in /srv/fez')
  })
  const { get } = await testSite({})
  const response = await get('/contact')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('/srv/fez')
  expect(lines).toEqual([
    expect.stringMatching(
      /^GET \/contact failed: no pages in \/srv\/fez, at .*site\.test\.ts:\d+:\d+\)?\n$/,
    ),
  ])
})
