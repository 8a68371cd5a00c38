import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import {
  type ClientRequest,
  type IncomingMessage,
  request as requestPlainly,
  type RequestListener,
} from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { baseHeaders } from '../../server/platform/http/security-headers.ts'
import { CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import { startBackendServer } from '../support/backend-server.ts'
import { freePort } from '../support/free-port.ts'
import { ODD_LANGUAGE_COOKIES } from '../support/odd-language-cookies.ts'
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts'
import { anna } from '../unit/server/support/test-messages.ts'
import { HAS_NGINX, runNginx } from './nginx.ts'
import { runSite, runWritePages } from './running-site.ts'

/** The headers of a response. Two of the same name would be joined. */
const headersOf = ({ headers }: { headers: Headers }) => Object.fromEntries(headers)
const SECURITY = headersOf({ headers: new Headers(baseHeaders(new URL('https://fez.example'))) })
const policy = (pattern: RegExp) => ({
  'content-security-policy': expect.stringMatching(pattern) as string,
})
const FILE_POLICY = policy(/^default-src 'none'; [^,]*sandbox/)
const MESSAGE = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(anna),
}
const VISITOR = { Cookie: 'language=ru', Authorization: 'Basic x', 'X-Forwarded-For': '10.1.1.1' }

describe.skipIf(!HAS_NGINX)('nginx', () => {
  test('in front of the server serves the site under its name', async () => {
    const site = await runSite(['/services'], {
      TRUST_PROXY: '1',
      SITE_URL: 'https://fez.example',
      RATE_LIMIT: '1',
    })
    await site.showing('/services', '<h1')
    const host = { '127.0.0.1:4173': new URL(site.address).host }
    const { ask, plain } = await runNginx('nginx.conf', host)

    const page = await ask('/services')
    expect(await page.text()).toContain('<h1')
    expect(headersOf(page)).toMatchObject({
      ...SECURITY,
      ...policy(/^default-src 'none'; script-src [^,]*$/),
    })
    expect((await ask('/services', { method: 'DELETE' })).status).toBe(405)
    expect((await ask('/healthz')).status).toBe(200)

    const elsewhere = await fetch(`${plain}/services?lang=ru`, { redirect: 'manual' })
    expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([
      301,
      'https://localhost/services?lang=ru',
    ])

    // The client cannot choose its address: both messages come from this machine.
    expect((await ask('/fez/messages', MESSAGE)).status).toBe(201)
    const headers = { ...MESSAGE.headers, 'X-Forwarded-For': '203.0.113.9' }
    expect((await ask('/fez/messages', { ...MESSAGE, headers })).status).toBe(429)

    const own = [await ask('/fez/messages', { ...MESSAGE, body: 'a'.repeat(70_000) })]
    await site.stop()
    own.push(await ask('/services'))
    expect(own.map(({ status }) => status)).toEqual([413, 502])
    for (const response of own) {
      expect(headersOf(response)).toMatchObject({ ...SECURITY, ...FILE_POLICY })
    }
  })

  test.each(['nginx.conf', 'nginx-static.conf'])('%s answers only its own name', async (name) => {
    const dist = await temporaryFolder({ '_nginx.conf': 'set $fez_language "";' })
    // Nothing listens there: the default port could belong to somebody.
    const host = { '127.0.0.1:4173': `127.0.0.1:${await freePort()}` }
    const nginx = await runNginx(name, { '/srv/fez/dist': dist, ...host })
    const { address, plain } = nginx
    const statusFor = (asked: string, servername = 'localhost') =>
      statusOf(request(`${address}/healthz`, { servername, headers: { Host: asked } }).end())
    expect(await statusFor('localhost'), 'status without a server').toBeGreaterThan(400)
    await expect(statusFor('other.example')).rejects.toThrow('socket hang up')
    await expect(statusFor('other.example', 'other.example')).rejects.toThrow('unrecognized name')
    const plainly = requestPlainly(plain, { headers: { Host: 'other.example' } }).end()
    await expect(statusOf(plainly)).rejects.toThrow('socket hang up')
    // Lines about a visitor's request or connection name the client.
    expect(await nginx.stopAndReadLogs()).not.toMatch(/client|127\.0\.0\.1/)
  })

  test('with the cache of operating.md keeps pages', async () => {
    const env = { TRUST_PROXY: '1', SITE_URL: 'https://fez.example' }
    const site = await runSite(['/services'], env)
    await site.showing('/services', '<h1')
    const { ask } = await runNginx('nginx.conf', await cachedBy(new URL(site.address).host))

    for (const cache of ['MISS', 'HIT']) {
      const page = await ask('/services')
      expect(await page.text()).toContain('<h1')
      expect(headersOf(page)).toMatchObject({
        'x-cache': cache,
        ...SECURITY,
        ...policy(/^default-src 'none'; script-src [^,]*$/),
      })
    }
    const media = await ask('/media/none.png')
    expect([media.status, media.headers.get('X-Cache')]).toEqual([404, null])
    expect(headersOf(media)).toMatchObject({ ...SECURITY, ...FILE_POLICY })

    const own = [await ask('/services', { method: 'POST', body: 'a'.repeat(70_000) })]
    await site.stop()
    own.push(await ask('/residents'), await ask('/fez/navbar-data'))
    expect(own.map(({ status }) => status)).toEqual([413, 502, 502])
    for (const response of own) {
      expect(headersOf(response)).toMatchObject({ ...SECURITY, ...FILE_POLICY })
    }
    const kept = await ask('/services')
    expect(headersOf(kept)).toMatchObject({
      ...SECURITY,
      ...policy(/^default-src 'none'; script-src [^,]*$/),
    })
  })

  test('with the cache of operating.md nobody chooses the language of others', async () => {
    const site = await runSite(['/services'], { SITE_URL: 'https://fez.example' })
    const { ask } = await runNginx('nginx.conf', await cachedBy(new URL(site.address).host))
    const languageFor = async (path: string, headers: Record<string, string>) => {
      const [, language] =
        /<html[^>]* lang="(\w+)"/.exec(await (await ask(path, { headers })).text()) ?? []
      return language
    }
    const usual = { '': 'en', 'language=en': 'en', 'language=ru': 'ru', 'language=hy': 'hy' }
    await site.showing('/services?lang=hy', '<h1')
    for (const [index, [odd]] of ODD_LANGUAGE_COOKIES.entries()) {
      const path = `/services?case=${index}`
      await languageFor(path, { Cookie: odd })
      for (const [cookie, language] of Object.entries(usual)) {
        const found = await languageFor(path, cookie === '' ? {} : { Cookie: cookie })
        expect(found, `${cookie} after ${odd}`).toBe(language)
      }
    }
  })

  test('a host of static files sends pages as the server does', async () => {
    const paths = ['/', '/services', '/error']
    const { ask, env } = await staticHost(() => undefined, paths)
    const site = await runSite(paths, env)
    for (const path of [
      '/',
      '/services',
      '/nowhere',
      '/404',
      '/index',
      '/services.html',
      '/services.ru',
    ]) {
      for (const language of ['en', 'ru', 'arm', 'hy', 'de']) {
        const address = `${path}?lang=${language}`
        await site.showing(address, '<h1')
        const [page, ofServer] = [await ask(address), await site.open(address)]
        const sent = [ofServer.status, await ofServer.text()]
        expect([page.status, await page.text()], address).toEqual(sent)
        const names = ['content-type', 'content-security-policy', ...Object.keys(SECURITY)]
        expect(pick(page, names), address).toEqual(pick(ofServer, names))
        expect(page.headers.get('Cache-Control'), address).toBe('no-cache')
      }
    }
    const manifest = '/site.webmanifest'
    const type = (await ask(manifest)).headers.get('Content-Type')
    expect(type).toBe((await site.open(manifest)).headers.get('Content-Type'))
  })

  test('a host of static files keeps assets for good', async () => {
    const { ask } = await staticHost(() => undefined, ['/error'])
    const asset = await ask('/assets/a.js')
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headersOf(asset)).toMatchObject(SECURITY)
    const missing = await ask('/assets/b.js')
    expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-cache'])
    for (const file of ['_nginx.conf', '_headers', '_redirects']) {
      expect((await ask(`/${file}`)).status, file).toBe(404)
    }

    const security = await ask('/.well-known/security.txt')
    expect(security.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await security.text()).toContain('Contact: mailto:security@fez.example\n')

    for (const path of ['/nowhere', '//services', '/services//']) {
      const response = await ask(path)
      const type = response.headers.get('X-Content-Type-Options')
      expect([response.status, type], path).toEqual([404, 'nosniff'])
      expect(await response.text()).toContain('404 Error Page')
    }
  })

  test('a host of static files passes on only the ten calls', async () => {
    const { address, ask, requests } = await staticHost((_, response) => {
      response.setHeader('Set-Cookie', 'session=1').setHeader('Content-Type', 'application/json')
      response.end('{}')
    })
    for (const call of CONTENT_CALLS) {
      const response = await ask(`/fez/${call}?from=visitor`, { headers: VISITOR })
      expect(response.status, call).toBe(200)
      expect(headersOf(response)).toMatchObject({
        'content-type': 'application/json',
        ...FILE_POLICY,
      })
      expect(response.headers.get('Set-Cookie'), call).toBeNull()
    }
    expect((await ask('/fez/messages', MESSAGE)).status).toBe(200)
    const got = requests()
    expect(got.map(({ method, url }) => `${method} ${url}`)).toEqual([
      ...CONTENT_CALLS.map((call) =>
        call === 'meta-tags' ? 'GET /fez/meta-tags?path=fez' : `GET /fez/${call}`,
      ),
      'POST /fez/messages',
    ])
    for (const { headers } of got) {
      expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', host: 'backend.example' })
      expect(headers).not.toHaveProperty('cookie')
      expect(headers).not.toHaveProperty('authorization')
    }
    expect(got.at(-1)?.body).toBe(MESSAGE.body)

    for (const [method, path] of [
      ['GET', '/fez/admin'],
      ['GET', '/fez/navbar-data/'],
      ['GET', '/fez/navbar-data/x'],
      ['POST', '/fez/navbar-data'],
      ['GET', '/fez/messages'],
      ['POST', '/uploads/a.png'],
      ['GET', '/uploads/..;/admin'],
      ['GET', '/uploads/;/admin'],
      ['GET', '/uploads/%252e%252e/admin'],
      ['GET', '/uploads/..%5cadmin'],
      ['GET', '/uploads/'],
    ] as const) {
      expect([403, 404], `${method} ${path}`).toContain((await ask(path, { method })).status)
    }
    expect(requests()).toHaveLength(got.length)
    // nginx turns another spelling of a call into the usual one.
    await ask('/fez/%6eavbar-data')
    expect(requests().at(-1)).toMatchObject({ method: 'GET', url: '/fez/navbar-data' })

    // A client may send one more every ten seconds, so the seven come at once, and from a new client.
    const sent = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => sendFrom('127.0.0.2', address)))
    expect(sent.filter((status) => status !== 200)).toEqual([429])
    expect((await ask('/fez/contact-us')).status).toBe(200)
  })

  test.each([
    ['/uploads/%D0%A4%D0%BE%D1%82%D0%BE%20%E2%84%96%205.jpg', 'Фото № 5.jpg'],
    ['/uploads/100%25.jpg', '100%.jpg'],
    ['/uploads/plan;%202.jpg', 'plan; 2.jpg'],
  ])('a host of static files passes %s on', async (path, name) => {
    const { ask, requests } = await staticHost((_, response) => response.end())
    expect((await ask(path)).status).toBe(200)
    const [, folder, file = ''] = requests().at(-1)?.url.split('/') ?? []
    expect([folder, decodeURIComponent(file)]).toEqual(['uploads', name])
  })

  test('a host of static files sends only media of the backend', async () => {
    const DATA = 'application/octet-stream'
    const types: Record<string, [ofBackend: string, sent: string]> = {
      'a.svg': ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
      'a.webm': ['video/webm', 'video/webm'],
      'a.csv': ['text/csv', DATA],
      'evil.html': ['text/html', DATA],
      'evil.png': ['image/png, text/html', DATA],
      'evil.js': ['text/javascript', DATA],
    }
    const { ask } = await staticHost(({ url = '', headers }, response) => {
      const isHeld = headers['if-none-match'] !== undefined
      const [type = ''] = types[url.slice('/uploads/'.length)] ?? []
      response.setHeader('Content-Security-Policy', 'script-src *').setHeader('Set-Cookie', 'a=b')
      if (!isHeld) response.setHeader('Content-Type', type)
      response.writeHead(isHeld ? 304 : 200).end()
    })
    for (const [name, [, type]] of Object.entries(types)) {
      const response = await ask(`/uploads/${name}`, { headers: VISITOR })
      const headers = { 'content-type': type, 'x-content-type-options': 'nosniff', ...FILE_POLICY }
      expect(headersOf(response), name).toMatchObject(headers)
      expect(response.headers.get('Set-Cookie'), name).toBeNull()
    }
    const held = await ask('/uploads/a.svg', { headers: { 'If-None-Match': '"a"' } })
    expect([held.status, held.headers.get('Content-Type')]).toEqual([304, null])
  })
})

/** The changes of nginx.conf for the server at this host, with the cache of docs/operating.md. */
async function cachedBy(host: string): Promise<Record<string, string>> {
  const book = await readFile('docs/operating.md', 'utf8')
  const [, chapter = ''] = /^## A cache or a CDN in front$([^]*?)^## /m.exec(book) ?? []
  const [beside = '', ofLocation = '', ofServer = ''] = Array.from(
    chapter.matchAll(/^```nginx$([^]*?)^```$/gm),
    ([, lines = '']) => lines,
  )
  const conf = await readFile('deploy/nginx.conf', 'utf8')
  const [, location = ''] = /^ {2}location \/ \{\n([^]*?)^ {2}\}/m.exec(conf) ?? []
  const [, media = ''] = /`(location ~ [^`]+)`/.exec(chapter) ?? []
  const folder = await temporaryFolder()
  return {
    'upstream fez {': `${beside.replace('/var/cache/nginx/fez', folder)} upstream fez {`,
    '  location / {': `${ofServer} ${media} { ${location} }\n location / { ${ofLocation}`,
    '127.0.0.1:4173': host,
  }
}

function pick({ headers }: Response, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, headers.get(name)]))
}

/** Sends a message from this address of the machine, and returns the status of the response. */
function sendFrom(localAddress: string, site: string): Promise<number | undefined> {
  const { body, ...options } = MESSAGE
  return statusOf(
    request(`${site}/fez/messages`, { ...options, localAddress, family: 4 }).end(body),
  )
}

async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

/** Serves the pages at these paths as static files, with this backend behind `/fez`. */
async function staticHost(answer: RequestListener, paths: string[] = []) {
  const { url, requests, stop } = await startBackendServer(answer)
  const content = await startBackendServer()
  for (const one of [stop, content.stop]) onTestFinished(one)
  const env = {
    SITE_URL: 'https://fez.example',
    SECURITY_CONTACT: 'security@fez.example',
    CONTENT_API: content.url,
  }
  const { folder, stderr } = await runWritePages(paths, env)
  expect(stderr).toBe('')
  const dist = join(folder, 'dist')
  const rules = await readFile(join(dist, '_nginx.conf'), 'utf8')
  await writeFiles(dist, {
    'assets/a.js': '1',
    'site.webmanifest': 'text',
    '_nginx.conf': rules.replaceAll(
      `proxy_pass ${content.url}`,
      'proxy_pass http://backend.example',
    ),
  })
  const { address, ask } = await runNginx(
    'nginx-static.conf',
    { '/srv/fez/dist': dist },
    `upstream backend.example { server ${new URL(url).host}; }`,
  )
  return { address, ask, requests, env }
}
