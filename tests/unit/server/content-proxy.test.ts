import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faultLines, serve, temporarySite } from './temporary-site.ts'

test('a call is passed on with its path and query, and the answer comes back', async () => {
  const asked: IncomingMessage[] = []
  const { address } = await proxyTo((request, response) => {
    asked.push(request)
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('ETag', '"one"')
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.setHeader('Vary', 'Accept-Language')
    response.end('{"payload":[]}')
  }, '/v1/')

  const answer = await fetch(`${address}fez/meta-tags?path=fez&a=%26`)

  expect(asked.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
    'GET /v1/fez/meta-tags?path=fez&a=%26',
  ])
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    etag: '"one"',
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Language',
    'content-length': '14',
  })
  expect(await answer.text()).toBe('{"payload":[]}')
})

test('headers about the content are passed on, those about the visitor are not', async () => {
  let asked: IncomingMessage | undefined
  const { address } = await proxyTo((request, response) => {
    asked = request
    response.setHeader('Set-Cookie', 'session=2')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Powered-By', 'backend')
    response.end()
  })

  const answer = await fetch(`${address}fez/contact-us`, {
    headers: {
      Accept: 'application/json',
      'If-None-Match': '"one"',
      'Idempotency-Key': 'key',
      Cookie: 'session=1',
      Authorization: 'Basic x',
      'X-Forwarded-For': '203.0.113.9',
    },
  })

  expect(asked?.headers).toMatchObject({
    accept: 'application/json',
    'if-none-match': '"one"',
    'idempotency-key': 'key',
    host: expect.not.stringContaining(new URL(address).host) as string,
  })
  for (const name of ['cookie', 'authorization', 'x-forwarded-for']) {
    expect(asked?.headers).not.toHaveProperty(name)
  }
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by']) {
    expect(answer.headers.has(name)).toBe(false)
  }
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])(
  'a %s is passed on as one',
  async (method) => {
    const { address } = await proxyTo((request, response) => {
      response.setHeader('ETag', `"${request.method ?? ''}"`)
      response.end()
    })
    const answer = await fetch(`${address}fez/anything`, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).toBe(`"${method}"`)
  },
)

test('an answer without a body stays one', async () => {
  const { address } = await proxyTo((request, response) => {
    response.writeHead(request.headers['if-none-match'] ? 304 : 204, { ETag: '"one"' }).end()
  })
  expect((await fetch(`${address}fez/contact-us`)).status).toBe(204)
  const held = await fetch(`${address}fez/contact-us`, { headers: { 'If-None-Match': '"one"' } })
  expect(held.status).toBe(304)
  expect(held.headers.get('ETag')).toBe('"one"')
})

test('a compressed answer arrives readable', async () => {
  const { address } = await proxyTo((_, response) => {
    const body = gzipSync('{"payload":"Քանաքեռ"}')
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body)
  })
  const answer = await fetch(`${address}fez/contact-us`)
  expect(await answer.json()).toEqual({ payload: 'Քանաքեռ' })
})

test('a backend that is down is a 502 and one line in the log; the site itself works', async () => {
  const lines = faultLines()
  const { address, backend } = await proxyTo((_, response) => response.end())
  await backend.stop()

  const answer = await fetch(`${address}fez/contact-us?path=private`)

  expect(answer.status).toBe(502)
  expect(await answer.json()).toEqual({ error: 'The content backend cannot be reached.' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^GET http:\/\/127\.0\.0\.1:\d+\/fez\/contact-us failed: .*ECONNREFUSED/)
  expect(lines[0]).not.toContain('private')
  expect((await fetch(address)).status).toBe(200)
})

test('a backend that breaks off in the middle breaks the answer off too', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { address } = await proxyTo((_, response) => {
    response.writeHead(200, { 'Content-Length': 1000 })
    response.write('{"payload":', () => response.destroy())
  })
  await expect(fetch(`${address}fez/contact-us`).then((answer) => answer.text())).rejects.toThrow()
})

test.each<[string, (response: ServerResponse) => void]>([
  ['before the answer', () => undefined],
  [
    'before its body',
    (response) => {
      response.flushHeaders()
    },
  ],
  ['in its middle', (response) => response.write('{"payload":')],
])('a visitor who goes %s lets the backend go, and nothing is logged', async (_, begin) => {
  const lines = faultLines()
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const left = Promise.withResolvers<undefined>()
  const visitor = new AbortController()
  const { address } = await proxyTo((_, response) => {
    response.on('close', () => {
      left.resolve(undefined)
    })
    begin(response)
    if (!response.headersSent) visitor.abort()
  })
  const going = fetch(`${address}fez/contact-us`, { signal: visitor.signal }).then((answer) => {
    visitor.abort()
    return answer.text()
  })
  await expect(going).rejects.toThrow()
  await left.promise
  expect((await fetch(address)).status).toBe(200)
  expect(lines).toEqual([])
  expect(complaints).not.toHaveBeenCalled()
})

test('a redirection is not followed: within the backend it is passed on, elsewhere it is refused', async () => {
  const lines = faultLines()
  let target = ''
  const asked: (string | undefined)[] = []
  const { address, backend } = await proxyTo((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { Location: target }).end()
  })
  const ask = () => fetch(`${address}fez/old`, { redirect: 'manual' })

  for (target of ['/fez/new?a=b', `${backend.address}/fez/new?a=b`, 'new?a=b']) {
    const within = await ask()
    expect([within.status, within.headers.get('Location')]).toEqual([307, '/fez/new?a=b'])
  }

  for (target of [
    'https://other.example/fez/new',
    `${backend.address}0/fez/new`,
    'http://[',
    '//other.example/',
  ]) {
    const elsewhere = await ask()
    expect([elsewhere.status, elsewhere.headers.get('Location')]).toEqual([502, null])
  }
  expect(new Set(asked)).toEqual(new Set(['/fez/old']))
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain(
    'is redirected to https://other.example/fez/new, which is not followed',
  )
})

test('a path cannot lead the backend out of its calls', async () => {
  const asked: (string | undefined)[] = []
  const { app } = await proxyTo((request, response) => {
    asked.push(request.url)
    response.end()
  })
  for (const path of [
    '/fez/..%2fadmin',
    '/fez/%2e%2e%2fadmin',
    '/fez/..%5cadmin',
    '/fez//admin',
    '/fez/..%2fadmin/%zz',
  ]) {
    expect((await app.request(path)).status).toBe(404)
  }
  expect(asked).toEqual([])
})

/** The server with a backend behind it that answers like this. */
async function proxyTo(answer: (...call: Parameters<RequestListener>) => unknown, path = '') {
  const upstream = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const stop = () =>
    new Promise<void>((resolve) => {
      upstream.close(() => {
        resolve()
      })
      upstream.closeAllConnections()
    })
  onTestFinished(stop)

  const { app } = await temporarySite({
    builtSite: { 'index.html': 'page' },
    settings: { CONTENT_API: address + path },
  })
  return { app, backend: { address, stop }, ...(await serve(app)) }
}
