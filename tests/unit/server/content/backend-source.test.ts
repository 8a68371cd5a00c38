import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { useFakeTimers } from '../support/fake-timers.ts'
import { siteWithBackend } from '../support/site-with-backend.ts'
import { captureErrorLines, requestRaw } from '../support/test-site.ts'

test('a call reaches the backend without anything of the visitor', async () => {
  const { address, requests } = await siteWithBackend(
    (_, response) => response.end('{"payload":[]}'),
    {},
    '/v1/',
  )
  await fetch(`${address}fez/meta-tags?path=fez&a=%26`, {
    headers: {
      'If-None-Match': '"two"',
      Range: 'bytes=0-1',
      Cookie: 'session=1',
      Authorization: 'Basic x',
      'X-Forwarded-For': '203.0.113.9',
    },
  })
  const [{ method, url, headers } = expect.fail(), ...others] = requests()
  expect([method, url, others]).toEqual(['GET', '/v1/fez/meta-tags?path=fez', []])
  expect(headers).toMatchObject({ accept: 'application/json' })
  for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'range', 'if-none-match']) {
    expect(headers).not.toHaveProperty(name)
  }
})

test('a response reaches the visitor with the headers of the site alone', async () => {
  const ofBackend = {
    ETag: '"one"',
    'Cache-Control': 'public, max-age=60',
    Vary: 'Accept-Language',
    'Set-Cookie': 'session=2',
    'Access-Control-Allow-Origin': '*',
    'X-Powered-By': 'backend',
  }
  const { get } = await siteWithBackend((_, response) =>
    response.writeHead(200, ofBackend).end('{"payload":{}}'),
  )
  const { status, headers } = await get('/fez/contact-us')
  expect(status).toBe(200)
  expect(headers.get('ETag')).not.toBe('"one"')
  expect(headers.get('Cache-Control')).toContain('max-age=0, must-revalidate')
  expect(headers.get('Vary')).toBe('Accept-Encoding')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by']) {
    expect(headers.get(name), name).toBeNull()
  }
})

test('a 304 to a call that has no response yet is a failure', async () => {
  const lines = captureErrorLines()
  const { get } = await siteWithBackend((_, response) => response.writeHead(304).end())
  expect((await get('/fez/contact-us')).status).toBe(502)
  expect(lines).toEqual([expect.stringMatching(/contact-us failed: status 304\n$/)])
})

test('a call is made again if its kept-alive connection was closed', async () => {
  const used = new WeakSet<Socket>()
  let closed = 0
  const { contentCache } = await siteWithBackend(({ socket }, response) => {
    // It closes each connection as the second request comes.
    if (used.has(socket)) {
      closed++
      socket.destroy()
      return
    }
    used.add(socket)
    response.end('{"payload":null}')
  })
  await contentCache.get('contact-us')
  await contentCache.refresh()
  expect(closed, 'closed connections').toBeGreaterThan(0)
  expect(contentCache.failingSince).toEqual({})
})

test('a backend that closes every connection is asked no third time', async () => {
  captureErrorLines()
  const { get, requests } = await siteWithBackend(({ socket }) => socket.destroy())
  expect((await get('/fez/contact-us')).status).toBe(502)
  expect(requests()).toHaveLength(2)
})

/** Paths that are no calls, however they are read. */
const NO_CALLS = `/fez /fez/ /fez/admin /fez/contact-us/ /fez/contact-us/admin /fez/contact-us.json
  /fez/Contact-us /fez//admin /fez/..;/admin /fez/contact-us;/../admin /fez/..%2fadmin
  /fez/%2e%2e%2fadmin /fez/%252e%252e%252fadmin /fez/..%5cadmin /fez/..%2fadmin/%zz
  /fez/contact-us%00`.split(/\s+/)

test('only calls that read content reach the backend', async () => {
  const { address, requests } = await siteWithBackend((_, response) => response.end('{}'))
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    expect((await requestRaw(address, '/fez/contact-us', method)).status, method).toBe(405)
  }
  const noCall = { status: 404, text: '{"error":"There is no such call."}' }
  for (const path of NO_CALLS) expect(await requestRaw(address, path), path).toEqual(noCall)
  expect((await requestRaw(address, '/fez/meta-tags')).status).toBe(400)
  expect(requests()).toEqual([])
})

test('a redirect within the backend is followed for the visitor', async () => {
  const respond = ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    const moved = `http://${headers.host ?? ''}/v1/new?a=b`
    if (url === '/v1/new?a=b') response.end('{"payload":{}}')
    else response.writeHead(307, { Location: url === '/v1/old' ? moved : '../old' }).end()
  }
  const { get } = await siteWithBackend(respond, {}, '/v1')
  const response = await get('/fez/contact-us')
  expect([response.status, await response.text()]).toEqual([200, '{"payload":{}}'])
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

test.each([
  [429, '30', 30],
  [503, 'Sat, 28 Nov 2026 12:00:30 GMT', 30],
  [503, '999999999', 3600],
])('a backend that is busy (%i, Retry-After: %s) is left alone for %i s', async (...row) => {
  const [status, after, seconds] = row
  useFakeTimers('performance', 'Date')
  vi.setSystemTime(Date.UTC(2026, 10, 28, 12))
  const lines = captureErrorLines()
  const { contentCache, requests } = await siteWithBackend((_, response) => {
    response.writeHead(status, { 'Retry-After': after }).end()
  })
  await contentCache.refresh()
  const asked = requests().length
  vi.advanceTimersByTime(seconds * 1000 - 1)
  await contentCache.refresh()
  expect(requests()).toHaveLength(asked)
  vi.advanceTimersByTime(1001)
  await contentCache.refresh()
  expect(requests().length, 'requests').toBeGreaterThan(asked)
  expect(lines).toEqual([expect.stringMatching(`/fez/\\* failed: status ${status}\n$`)])
})

test('a call that is busy keeps no other call from the backend', async () => {
  captureErrorLines()
  const { contentCache, requests } = await siteWithBackend(({ url }, response) => {
    if (url === '/fez/contact-us') response.writeHead(503, { 'Retry-After': '30' }).end()
    else response.end('{"payload":[]}')
  })
  await contentCache.refresh()
  await contentCache.refresh()
  const urls = requests().map(({ url }) => url)
  expect(urls.filter((url) => url === '/fez/contact-us')).toHaveLength(1)
  expect(urls.filter((url) => url === '/fez/navbar-data')).toHaveLength(2)
})

test('a body that is not compressed as it claims is named', async () => {
  const lines = captureErrorLines()
  const { contentCache } = await siteWithBackend((_, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('{"payload":null}'),
  )
  await contentCache.refresh()
  expect(lines).toEqual([
    expect.stringMatching(/\/fez\/\* failed: a body that is not in its Content-Encoding\n$/),
  ])
})

test('a refused token is named with its setting', async () => {
  const lines = captureErrorLines()
  const { contentCache } = await siteWithBackend((_, response) => response.writeHead(401).end())
  await contentCache.refresh()
  expect(lines).toEqual([
    expect.stringMatching(
      /\/fez\/\* failed: status 401\. Set CONTENT_API_TOKEN to one that may read it\n$/,
    ),
  ])
})
