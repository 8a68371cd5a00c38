import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { useFakeTimers } from '../support/fake-timers.ts'
import { siteWithBackend } from '../support/site-with-backend.ts'
import { captureErrorLines, requestRaw } from '../support/test-site.ts'

test('a call reaches the backend with its own query and headers, without those of the visitor, and the response comes back', async () => {
  const respond = (_: unknown, response: ServerResponse) => {
    response.setHeader('ETag', '"one"')
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.setHeader('Vary', 'Accept-Language')
    response.setHeader('Set-Cookie', 'session=2')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Powered-By', 'backend')
    response.end('{"payload":[]}')
  }
  const { address, requests } = await siteWithBackend(respond, {}, '/v1/')
  const request = (query: string, headers: HeadersInit) =>
    fetch(`${address}fez/meta-tags${query}`, { headers })

  const response = await request('?path=fez&a=%26', {
    Accept: 'application/json',
    'If-None-Match': '"two"',
    Range: 'bytes=0-1',
    Cookie: 'session=1',
    Authorization: 'Basic x',
    'X-Forwarded-For': '203.0.113.9',
  })

  const [{ method, url, headers } = expect.fail(), ...others] = requests()
  expect([method, url, others]).toEqual(['GET', '/v1/fez/meta-tags?path=fez', []])
  expect(headers).toMatchObject({ accept: 'application/json', 'if-none-match': '"two"' })
  for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'range']) {
    expect(headers).not.toHaveProperty(name)
  }
  expect([response.status, await response.text()]).toEqual([200, '{"payload":[]}'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    etag: 'W/"one"',
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Language, Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by']) {
    expect(response.headers.has(name)).toBe(false)
  }
  const plain = await request('?path=fez', { 'Accept-Encoding': 'identity' })
  expect(plain.headers.get('Content-Length')).toBe('14')
})

test('a response names Accept-Encoding in Vary once, and without a lifetime it is revalidated', async () => {
  const { get } = await siteWithBackend((_, response) => {
    response.setHeader('Vary', 'accept-encoding, Origin').end('{}')
  })
  const { headers } = await get('/fez/contact-us')
  expect(headers.get('Vary')).toBe('accept-encoding, Origin')
  expect(headers.get('Cache-Control')).toBe('no-cache')
})

test('a visitor’s HEAD request is forwarded as HEAD, and the backend’s 304 comes back', async () => {
  const { get, requests } = await siteWithBackend((request, response) => {
    response.setHeader('ETag', '"one"')
    response.writeHead(request.headers['if-none-match'] === 'W/"one"' ? 304 : 200).end()
  })
  const head = await get('/fez/contact-us', {}, 'HEAD')
  expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'application/json'])
  expect(requests()[0]?.method).toBe('HEAD')
  const etag = head.headers.get('ETag') ?? ''
  const held = await get('/fez/contact-us', { 'If-None-Match': etag })
  expect([held.status, held.headers.get('ETag')]).toEqual([304, 'W/"one"'])
})

/** Paths that are no calls, however they are read. */
const NO_CALLS = `/fez /fez/ /fez/admin /fez/contact-us/ /fez/contact-us/admin /fez/contact-us.json
  /fez/Contact-us /fez//admin /fez/..;/admin /fez/contact-us;/../admin /fez/..%2fadmin
  /fez/%2e%2e%2fadmin /fez/%252e%252e%252fadmin /fez/..%5cadmin /fez/..%2fadmin/%zz
  /fez/contact-us%00`.split(/\s+/)

test('only calls that read content reach the backend, and only with their methods', async () => {
  const { address, requests } = await siteWithBackend((_, response) => response.end('{}'))
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    expect((await requestRaw(address, '/fez/contact-us', method)).status, method).toBe(405)
  }
  const noCall = { status: 404, text: '{"error":"There is no such call."}' }
  for (const path of NO_CALLS) expect(await requestRaw(address, path), path).toEqual(noCall)
  expect((await requestRaw(address, '/fez/meta-tags')).status).toBe(400)
  expect(requests()).toEqual([])
})

test('a call that keeps failing in the same way is one line a minute, with a count', async () => {
  useFakeTimers('Date')
  const lines = captureErrorLines()
  let status = 500
  const { get } = await siteWithBackend((_, response) => response.writeHead(status).end())
  for (let times = 0; times < 3; times++) await get('/fez/contact-us')
  expect(lines).toEqual([expect.stringMatching(/contact-us failed: status 500\n$/)])

  await get('/fez/navbar-data')
  status = 404
  await get('/fez/contact-us')
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/navbar-data failed: status 500\n$/),
    expect.stringMatching(/contact-us failed: status 404\n$/),
  ])

  vi.setSystemTime(Date.now() + 60_000)
  status = 500
  await get('/fez/contact-us')
  expect(lines[3]).toMatch(/status 500 \(and 2 times since the last such line\)\n$/)
})

test('a visitor who leaves ends the backend’s request, and nothing is logged', async () => {
  const lines = captureErrorLines()
  const left = Promise.withResolvers<unknown>()
  const visitor = new AbortController()
  const respond = (_: unknown, response: ServerResponse) => {
    response.on('close', left.resolve)
    response.write('{"payload":')
    visitor.abort()
  }
  // The server's own time limit would end the request, too.
  const { address } = await siteWithBackend(respond, { CONTENT_TIMEOUT: '120' })
  const going = fetch(`${address}fez/contact-us`, { signal: visitor.signal })
  await expect(going).rejects.toThrow()
  await left.promise
  expect((await fetch(address)).status).toBe(200)
  expect(lines).toEqual([])
})

test('a redirect within the backend is followed, and the visitor sees none', async () => {
  const respond = ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    const moved = `http://${headers.host ?? ''}/v1/new?a=b`
    if (url === '/v1/new?a=b') response.end('{"payload":1}')
    else response.writeHead(307, { Location: url === '/v1/old' ? moved : '../old' }).end()
  }
  const { get } = await siteWithBackend(respond, {}, '/v1')
  const response = await get('/fez/contact-us')
  expect([response.status, await response.text()]).toEqual([200, '{"payload":1}'])
})

test.each([
  '//evil.test/',
  'http://[',
  'BACKEND0/v1/new',
  'BACKEND/v1/../admin',
  'http://BACKEND@evil.test/',
])('a redirect that leaves the backend is refused: %s', async (location) => {
  const lines = captureErrorLines()
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const here = `http://${request.headers.host ?? ''}`
    response.writeHead(302, { Location: location.replace('BACKEND', here) }).end()
  }
  const { get, requests } = await siteWithBackend(respond, {}, '/v1')
  const response = await get('/fez/contact-us')
  expect([response.status, response.headers.get('Location')]).toEqual([502, null])
  expect(requests().map(({ url }) => url)).toEqual(['/v1/fez/contact-us'])
  expect(lines).toEqual([
    expect.stringContaining('failed: a redirect that leaves the backend, to '),
  ])
})
