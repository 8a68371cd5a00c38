import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createApp } from '../../../../server/app.ts'
import { readSettings } from '../../../../server/settings.ts'
import { writeFiles } from '../../../support/temporary-folder.ts'
import { faultLines, SHELL, temporarySite } from '../support/temporary-site.ts'

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
}

test.each([
  ['/', 'home'],
  ['/?a=b.c', 'home'],
  ['/about-FEZ', 'about'],
  ['/about-FEZ?lang=ru', 'о нас'],
  ['/about-FEZ?lang=arm', 'մեր մասին'],
  ['/about-FEZ?lang=hy', 'մեր մասին'],
  ['/about-FEZ?lang=fr', 'about'],
  ['/a/b', 'nested'],
])('the route %s gets its page in its language', async (path, text) => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request(path)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toMatch(new RegExp(`^${text} <p>of the zone$`))
})

test.each([
  ['/about-FEZ', 'language=ru', 'о нас'],
  ['/about-FEZ', 'theme=dark; language=hy', 'մեր մասին'],
  ['/about-FEZ', 'language=fr', 'about'],
  ['/about-FEZ?lang=en', 'language=ru', 'about'],
  ['/nowhere', 'language=ru', 'нет такой'],
])('%s is sent in the language that the browser has stored: %s', async (path, cookie, text) => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request(path, { headers: { Cookie: cookie } })
  expect(await answer.text()).toMatch(new RegExp(`^${text} `))
  expect(answer.headers.get('Vary')).toContain('Cookie')
})

test.each([
  ['/no/such/route', 'nothing here'],
  ['/v1.2/notes', 'nothing here'],
  ['/404', 'nothing here'],
  ['/nowhere?lang=ru', 'нет такой'],
])('the unmatched path %s gets the error page, with status 404', async (path, text) => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request(path)

  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toMatch(new RegExp(`^${text} `))
})

test.each([
  ['/About-fez', '/about-FEZ'],
  ['/about-FEZ/', '/about-FEZ'],
  ['/about-FEZ.html?lang=ru', '/about-FEZ?lang=ru'],
  ['/A/b/index.html', '/a/b'],
  ['/index.html', '/'],
])('%s redirects to the usual spelling of its route', async (path, route) => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request(path)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('Location')).toBe(route)
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
})

test('a page that the browser holds is not sent again, in whichever coding it came', async () => {
  const { app } = await temporarySite({ builtSite })
  const ask = (headers: Record<string, string>) => app.request('/about-FEZ', { headers })
  const etags = []
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': coding }
    const etag = (await ask(headers)).headers.get('ETag') ?? ''
    const again = await ask({ ...headers, 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('ETag')).toBe(etag)
    expect(again.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
    // The browser keeps the policy that it got with the page.
    expect(again.headers.get('Content-Security-Policy')).toBeNull()
    etags.push(etag)
  }
  expect(new Set(etags).size).toBe(3)

  // A proxy that decompresses a page makes its ETag weak.
  const held = { 'Accept-Encoding': 'br', 'If-None-Match': `W/${etags[0]}` }
  expect((await ask(held)).status).toBe(304)
  expect((await ask({ ...held, Cookie: 'language=ru' })).status).toBe(200)
})

test('a page with another policy has another ETag, even if its text is the same', async () => {
  const etag = async (settings: Record<string, string>) => {
    const { app } = await temporarySite({ builtSite, settings })
    return (await app.request('/')).headers.get('ETag')
  }
  expect(await etag({ VITE_MEDIA_BASE: 'http://media.example' })).not.toBe(await etag({}))
})

test('a browser revalidates a page each time, and a shared cache keeps it for PAGES_MAX_AGE', async () => {
  const { app } = await temporarySite({ builtSite, settings: { PAGES_MAX_AGE: '300' } })
  const { headers } = await app.request('/')
  expect(headers.get('Cache-Control')).toBe(
    'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=300',
  )
  expect(headers.get('CDN-Cache-Control')).toBe('max-age=300, stale-while-revalidate=300')
  expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie')
})

test('no cache keeps the error page of an address', async () => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request('/nowhere')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  const held = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
  expect((await app.request('/nowhere', { headers: held })).status).toBe(404)
})

test('a page is sent in the coding that is asked for', async () => {
  const { app } = await temporarySite({ builtSite })
  const ask = async (accepted: string) => {
    const answer = await app.request('/', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('Content-Encoding')).toBe(accepted)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    return bytes
  }
  expect(brotliDecompressSync(await ask('br')).toString()).toMatch(/^home <p>of the zone$/)
  expect(gunzipSync(await ask('gzip')).toString()).toMatch(/^home <p>of the zone$/)
})

const NO_FILES = [
  '/missing.js',
  '/assets/main-0000.js',
  '/about.html',
  '/about-FEZ.ru.html',
  '/a%2Ejs',
  '/..%2findex.html',
]

test.each(NO_FILES)(
  '%s is not a file of the site: 404 as plain text, and never a page',
  async (path) => {
    const { app } = await temporarySite({ builtSite })
    const answer = await app.request(path, { headers: { Accept: '*/*' } })

    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('Vary')).toContain('Accept')
    expect(await answer.text()).toBe('Not found')
  },
)

/** The headers of a browser that opens an address. */
const OPENED = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test.each(NO_FILES)(
  'a visitor who opens %s sees the error page in their own language',
  async (path) => {
    const { app } = await temporarySite({ builtSite })
    const answer = await app.request(path, { headers: { ...OPENED, Cookie: 'language=ru' } })

    expect(answer.status).toBe(404)
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Accept')
    expect(await answer.text()).toMatch(/^нет такой <p>of the zone$/)
  },
)

test.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/font-a1b2.woff2', 'font/woff2'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
])('a visitor who opens the file %s sees it', async (path, type) => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request(path, { headers: OPENED })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type])
  expect(answer.headers.get('ETag')).toBeTruthy()
})

test('a file with a hash in its name is kept for ever', async () => {
  const { app } = await temporarySite({ builtSite })
  const { headers } = await app.request('/assets/main-a1b2.js')
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('a file without a hash in its name is revalidated', async () => {
  const { app } = await temporarySite({ builtSite })
  const { headers } = await app.request('/favicon.svg')
  expect(headers.get('Cache-Control')).toBe('no-cache')
  const etag = headers.get('ETag') ?? ''
  const held = await app.request('/favicon.svg', { headers: { 'If-None-Match': etag } })
  expect(held.status).toBe(304)
})

test('a file compressed at build time is sent to clients that accept it', async () => {
  const { app } = await temporarySite({ builtSite })
  const ask = async (accepted: string) => {
    const answer = await app.request('/assets/main-a1b2.js', {
      headers: { 'Accept-Encoding': accepted },
    })
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    return { encoding: answer.headers.get('Content-Encoding'), bytes }
  }

  const brotli = await ask('gzip, deflate, br, zstd')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT)

  const gzip = await ask('gzip')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT)

  const plain = await ask('identity')
  expect(plain.encoding).toBeNull()
  expect(plain.bytes.toString()).toBe(SCRIPT)
})

test('a file that is not worth compressing is sent as it is', async () => {
  const { app } = await temporarySite({ builtSite })
  const headers = { 'Accept-Encoding': 'br' }

  const icon = await app.request('/favicon.svg', { headers })
  expect(icon.headers.get('Content-Encoding')).toBeNull()
  expect(icon.headers.get('Vary')).toBe('Accept-Encoding')

  const font = await app.request('/assets/font-a1b2.woff2', { headers })
  expect(font.headers.get('Vary')).toBeNull()
  expect(await font.text()).toBe('font')
})

test('a page can only be read', async () => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request('/contact', { method: 'POST', body: 'a=b' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')).toBe('GET, HEAD')
})

test('a page that is not yet prerendered is the shell, which the scripts fill', async () => {
  const { app } = await temporarySite({ builtSite })
  const answer = await app.request('/a/b?lang=ru')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(SHELL)
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
})

test('the sitemap names each page in each language', async () => {
  const { app } = await temporarySite({ builtSite: { 'index.html': '', 'a&b.html': '' } })
  const answer = await app.request('/sitemap.xml')
  expect(answer.headers.get('Content-Type')).toBe('application/xml')
  const locations = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  expect(locations).toEqual([
    'https://fez.example/',
    'https://fez.example/?lang=ru',
    'https://fez.example/?lang=hy',
    'https://fez.example/a&amp;b',
    'https://fez.example/a&amp;b?lang=ru',
    'https://fez.example/a&amp;b?lang=hy',
  ])
})

test('robots.txt names the sitemap', async () => {
  const { app } = await temporarySite({ builtSite })
  const robots = await (await app.request('/robots.txt')).text()
  expect(robots).toContain('Sitemap: https://fez.example/sitemap.xml\n')
})

test('security.txt has the contact and an expiry that stays in the future; without a contact it is a 404', async () => {
  const path = '/.well-known/security.txt'
  const plain = await temporarySite({ builtSite })
  expect((await plain.app.request(path)).status).toBe(404)
  expect((await plain.app.request(path, { headers: OPENED })).status).toBe(404)

  const { app } = await temporarySite({
    builtSite,
    settings: { SECURITY_CONTACT: 'security@fez.example' },
  })
  const answer = await app.request(path, { headers: OPENED })
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  expect(lines).toEqual([
    'Contact: mailto:security@fez.example',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en, ru, hy',
    'Canonical: https://fez.example/.well-known/security.txt',
    '',
  ])
  const days = (Date.parse(lines[1]?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})

test('the ETag of a page or file depends on its content alone, the same on every machine', async () => {
  const etags = async (name: string, headers: HeadersInit = {}) => {
    const sites = await Promise.all([1, 2].map(() => temporarySite({ builtSite })))
    const answers = sites.map(async ({ app }) => app.request(name, { headers }))
    return (await Promise.all(answers)).map((answer) => answer.headers.get('ETag'))
  }
  for (const name of ['/', '/favicon.svg', '/assets/main-a1b2.js', '/sitemap.xml', '/robots.txt']) {
    const [one, other] = await etags(name, { 'Accept-Encoding': 'br' })
    expect(one).toMatch(/^"[^"]{10,}"$/)
    expect(other).toBe(one)
  }
})

test('a changed file has another ETag, and is sent again', async () => {
  const { app, siteFolder } = await temporarySite({ builtSite })
  const before = (await app.request('/favicon.svg')).headers.get('ETag') ?? ''
  await writeFiles(siteFolder, { 'favicon.svg': '<svg></svg>' })
  const answer = await app.request('/favicon.svg', { headers: { 'If-None-Match': before } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('ETag')).not.toBe(before)
})

test('a page that fails is a line in the log, and the visitor does not see why', async () => {
  const lines = faultLines()
  const app = createApp({
    settings: readSettings({}),
    content: '',
    builtSite: {
      folder: '',
      pages: () => {
        throw new Error('no pages in /srv/fez')
      },
      siteUrl: new URL('https://fez.example'),
    },
  })
  const answer = await app.request('/contact')

  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('/srv/fez')
  expect(lines).toEqual(['GET /contact failed: no pages in /srv/fez\n'])
})
