import { once } from 'node:events'
import { type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBackendServer } from '../../../support/backend-server.ts'
import { useFakeTimers } from '../support/fake-timers.ts'
import { faultLines, serve, temporarySite } from '../support/temporary-site.ts'

test('a call reaches the backend with its own query and headers, without those of the visitor, and the answer comes back', async () => {
  const { ask, asked } = await proxyTo((_, response) => {
    response.setHeader('ETag', '"one"')
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.setHeader('Vary', 'Accept-Language')
    response.setHeader('Set-Cookie', 'session=2')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Powered-By', 'backend')
    response.end('{"payload":[]}')
  }, '/v1/')

  const answer = await ask('meta-tags?path=fez&a=%26', {
    Accept: 'application/json',
    'If-None-Match': '"two"',
    Range: 'bytes=0-1',
    Cookie: 'session=1',
    Authorization: 'Basic x',
    'X-Forwarded-For': '203.0.113.9',
  })

  const [{ method, url, headers } = expect.fail(), ...others] = asked
  expect([method, url, others]).toEqual(['GET', '/v1/fez/meta-tags?path=fez', []])
  expect(headers).toMatchObject({ accept: 'application/json', 'if-none-match': '"two"' })
  for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'range']) {
    expect(headers).not.toHaveProperty(name)
  }
  expect([answer.status, await answer.text()]).toEqual([200, '{"payload":[]}'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    etag: 'W/"one"',
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Language, Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by']) {
    expect(answer.headers.has(name)).toBe(false)
  }
  const plain = await ask('meta-tags?path=fez', { 'Accept-Encoding': 'identity' })
  expect(plain.headers.get('Content-Length')).toBe('14')
})

test('an answer names Accept-Encoding in Vary once, and without a lifetime it is revalidated', async () => {
  const { ask } = await proxyTo((_, response) => {
    response.setHeader('Vary', 'accept-encoding, Origin').end('{}')
  })
  const { headers } = await ask('contact-us')
  expect(headers.get('Vary')).toBe('accept-encoding, Origin')
  expect(headers.get('Cache-Control')).toBe('no-cache')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an answer is compressed for the visitor: %s', async (encoding, decompress) => {
  const record = JSON.stringify({ payload: { title: 'Քանաքեռ '.repeat(1000) } })
  const { get } = await proxyTo((_, response) => response.end(record))
  const answer = await get('/fez/contact-us', { 'Accept-Encoding': encoding })
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(record.length / 10)
  expect(decompress(bytes).toString()).toBe(record)
})

test('an answer that the backend has compressed arrives readable', async () => {
  const { ask } = await proxyTo((_, response) => {
    const body = gzipSync('{"payload":"Քանաքեռ"}')
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body)
  })
  expect(await (await ask('contact-us')).json()).toEqual({ payload: 'Քանաքեռ' })
})

test('a HEAD request is passed on as HEAD', async () => {
  const { address } = await proxyTo((request, response) => {
    response.setHeader('ETag', `"${request.method ?? ''}"`)
    response.end()
  })
  const answer = await fetch(`${address}fez/contact-us`, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('ETag')]).toEqual([200, 'W/"HEAD"'])
  expect(answer.headers.get('Content-Type')).toBe('application/json')
})

/** Paths that are no calls, however they are read. */
const NO_CALLS = `/fez/ /fez/admin /fez/contact-us/ /fez/contact-us/admin /fez//admin /fez/..;/admin
  /fez/contact-us;/../admin /fez/..%2fadmin /fez/%2e%2e%2fadmin /fez/%252e%252e%252fadmin
  /fez/..%5cadmin /fez/..%2fadmin/%zz /fez/contact-us%00`.split(/\s+/)

test('only calls that read content reach the backend, and only with their methods', async () => {
  const { address, asked } = await proxyTo((_, response) => response.end('{}'))
  const { port, hostname } = new URL(address)
  const status = async (method: string, path: string) => {
    const sent = request({ hostname, port, method, path }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    expect(await status(method, '/fez/contact-us'), method).toBe(405)
  }
  for (const path of NO_CALLS) {
    expect([await status('GET', path), await status('PUT', path)], path).toEqual([404, 404])
  }
  expect(await status('GET', '/fez/meta-tags')).toBe(400)
  expect(asked).toEqual([])
})

test.each([
  ['the backend’s', '"one"'],
  ['the server’s, if the backend has none', undefined],
])('a visitor who holds the answer gets a 304 by an ETag: %s', async (_, tag) => {
  const { ask } = await proxyTo((request, response) => {
    if (tag) response.setHeader('ETag', tag)
    if (tag && request.headers['if-none-match'] === `W/${tag}`) response.writeHead(304).end()
    else response.end('{}')
  })
  const etag = (await ask('contact-us')).headers.get('ETag') ?? ''
  const held = await ask('contact-us', { 'If-None-Match': etag })
  expect([held.status, held.headers.get('ETag')]).toEqual([304, etag])
})

test('a backend that is down causes a 502 and one line in the log, and the site itself works', async () => {
  const lines = faultLines()
  const { address, ask, backend } = await proxyTo((_, response) => response.end())
  await backend.stop()

  const answer = await ask('contact-us?path=private')

  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({
    error: 'The content backend has no answer that can be passed on.',
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^GET http:\/\/127\.0\.0\.1:\d+\/fez\/contact-us failed: .*ECONNREFUSED/)
  expect(lines[0]).not.toContain('private')
  expect((await fetch(address)).status).toBe(200)
})

test('a call that keeps failing in the same way is one line a minute, with a count', async () => {
  useFakeTimers('Date')
  const lines = faultLines()
  let status = 500
  const { ask } = await proxyTo((_, response) => response.writeHead(status).end())
  for (let times = 0; times < 3; times++) expect((await ask('contact-us')).status).toBe(502)
  expect(lines).toEqual([expect.stringMatching(/contact-us failed: status 500\n$/)])

  await ask('navbar-data')
  status = 404
  await ask('contact-us')
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/navbar-data failed: status 500\n$/),
    expect.stringMatching(/contact-us failed: status 404\n$/),
  ])

  vi.setSystemTime(Date.now() + 60_000)
  status = 500
  await ask('contact-us')
  expect(lines[3]).toMatch(/status 500 \(and 2 times since the last such line\)\n$/)
})

test.each<[string, (response: ServerResponse) => unknown]>([
  ['before the answer', () => undefined],
  ['before its body', (response) => response.write('')],
  ['in its middle', (response) => response.write('{"payload":')],
])(
  'a visitor who leaves %s ends the backend’s request, and nothing is logged',
  async (_, begin) => {
    const lines = faultLines()
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const left = Promise.withResolvers<unknown>()
    const visitor = new AbortController()
    const { address } = await proxyTo((_, response) => {
      response.on('close', left.resolve)
      begin(response)
      visitor.abort()
    })
    const going = fetch(`${address}fez/contact-us`, { signal: visitor.signal })
    await expect(going).rejects.toThrow()
    await left.promise
    expect((await fetch(address)).status).toBe(200)
    expect([...lines, ...complaints.mock.calls]).toEqual([])
  },
)

test('a redirect within the backend is followed, and the visitor sees none', async () => {
  let target = ''
  const { address, backend } = await proxyTo((request, response) => {
    if (request.url === '/v1/new?a=b') response.end('{"payload":1}')
    else response.writeHead(307, { Location: target }).end()
  }, '/v1')
  for (target of ['/v1/new?a=b', `${backend.url}/v1/new?a=b`, '../new?a=b', '/v1/./new?a=b']) {
    const answer = await fetch(`${address}fez/contact-us`, { redirect: 'manual' })
    expect([answer.status, await answer.text()]).toEqual([200, '{"payload":1}'])
  }
})

test.each([
  'https://other.example/fez/new',
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  '/\t/evil.test/',
  'https:evil.test',
  'https:/evil.test',
  'HTTPS:\\\\evil.test',
  'http://[',
  'file:///etc/passwd',
  'data:application/json,{}',
  'BACKEND0/v1/new',
  'BACKEND/admin',
  'BACKEND/v1/../admin',
  'http://BACKEND@evil.test/',
])('a redirect that leaves the backend is refused: %s', async (location) => {
  const lines = faultLines()
  const { address, asked } = await proxyTo((request, response) => {
    const here = `http://${request.headers.host ?? ''}`
    response.writeHead(302, { Location: location.replace('BACKEND', here) }).end()
  }, '/v1')
  const answer = await fetch(`${address}fez/contact-us`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([502, null])
  expect(asked.map(({ url }) => url)).toEqual(['/v1/fez/contact-us'])
  expect(lines).toEqual([
    expect.stringContaining('failed: a redirect that leaves the backend, to '),
  ])
})

/** The server in front of a backend that answers with this function. */
async function proxyTo(answer: (...call: Parameters<RequestListener>) => unknown, path = '') {
  const asked: IncomingMessage[] = []
  const backend = await startBackendServer((request, response) => {
    asked.push(request)
    void answer(request, response)
  })
  onTestFinished(backend.stop)
  const { app, get } = await temporarySite({
    builtSite: { 'index.html': 'page' },
    settings: { CONTENT_API: backend.url + path },
  })
  const { address } = await serve(app)
  const ask = (call: string, headers = {}) => fetch(`${address}fez/${call}`, { headers })
  return { address, ask, asked, backend, get }
}
