import { once } from 'node:events'
import { type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBackendServer } from '../../../support/backend-server.ts'
import { faultLines, serve, temporarySite } from '../support/temporary-site.ts'

test('a call reaches the backend with its own query, and the answer comes back', async () => {
  const asked: IncomingMessage[] = []
  const { address } = await proxyTo((request, response) => {
    asked.push(request)
    response.setHeader('ETag', '"one"')
    response.setHeader('Cache-Control', 'public, max-age=60')
    response.setHeader('Vary', 'Accept-Language')
    response.end('{"payload":[]}')
  }, '/v1/')

  const answer = await fetch(`${address}fez/meta-tags?path=fez&a=%26`)

  expect(asked.map(({ method, url }) => `${method ?? ''} ${url ?? ''}`)).toEqual([
    'GET /v1/fez/meta-tags?path=fez',
  ])
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    etag: 'W/"one"',
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Language, Accept-Encoding',
  })
  expect(await answer.text()).toBe('{"payload":[]}')
  const plain = { headers: { 'Accept-Encoding': 'identity' } }
  const asItIs = await fetch(`${address}fez/meta-tags?path=fez`, plain)
  expect(asItIs.headers.get('Content-Length')).toBe('14')
})

test('an answer names Accept-Encoding in Vary once, whether the backend does or not', async () => {
  const { address } = await proxyTo((_, response) => {
    response.setHeader('Vary', 'accept-encoding, Origin').end('{}')
  })
  const answer = await fetch(`${address}fez/contact-us`)
  expect(answer.headers.get('Vary')).toBe('accept-encoding, Origin')
})

test('an answer without a lifetime is requested again each time', async () => {
  const { address } = await proxyTo((_, response) => response.end('{}'))
  const answer = await fetch(`${address}fez/contact-us`)
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an answer is compressed for the visitor: %s', async (encoding, decompress) => {
  const record = JSON.stringify({ payload: { title: 'Քանաքեռ '.repeat(1000) } })
  const { app } = await proxyTo((_, response) => response.end(record))

  const answer = await app.request('/fez/contact-us', { headers: { 'Accept-Encoding': encoding } })

  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(record.length / 10)
  expect(decompress(bytes).toString()).toBe(record)
})

test('headers about the content are passed on, and headers about the visitor are not', async () => {
  let asked: IncomingMessage | undefined
  const { address } = await proxyTo((request, response) => {
    asked = request
    response.setHeader('Set-Cookie', 'session=2')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('X-Powered-By', 'backend')
    response.end('{}')
  })

  const answer = await fetch(`${address}fez/contact-us`, {
    headers: {
      Accept: 'application/json',
      'If-None-Match': '"one"',
      Range: 'bytes=0-1',
      Cookie: 'session=1',
      Authorization: 'Basic x',
      'X-Forwarded-For': '203.0.113.9',
    },
  })

  expect(asked?.headers).toMatchObject({
    accept: 'application/json',
    'if-none-match': '"one"',
    host: expect.not.stringContaining(new URL(address).host) as string,
  })
  for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'range']) {
    expect(asked?.headers).not.toHaveProperty(name)
  }
  for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by']) {
    expect(answer.headers.has(name)).toBe(false)
  }
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
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

test('only calls that read content reach the backend, and only with their methods', async () => {
  const asked: (string | undefined)[] = []
  const { address } = await proxyTo((request, response) => {
    asked.push(request.url)
    response.end('{}')
  })
  const { port, hostname } = new URL(address)
  const ask = async (method: string, path: string) => {
    const question = request({ hostname, port, method, path }).end()
    const [answer] = (await once(question, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }

  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    expect(await ask(method, '/fez/contact-us'), method).toBe(405)
  }
  for (const path of [
    '/fez/',
    '/fez/admin',
    '/fez/contact-us/',
    '/fez/contact-us/admin',
    '/fez//admin',
    '/fez/..;/admin',
    '/fez/contact-us;/../admin',
    '/fez/..%2fadmin',
    '/fez/%2e%2e%2fadmin',
    '/fez/%252e%252e%252fadmin',
    '/fez/..%5cadmin',
    '/fez/..%2fadmin/%zz',
    '/fez/contact-us%00',
  ]) {
    expect(await ask('GET', path), path).toBe(404)
    expect(await ask('PUT', path), path).toBe(404)
  }
  expect(await ask('GET', '/fez/meta-tags')).toBe(400)
  expect(asked).toEqual([])
})

test('the backend tells a visitor who holds the answer that it has not changed', async () => {
  const { address } = await proxyTo((request, response) => {
    response.setHeader('ETag', '"one"')
    if (request.headers['if-none-match'] === 'W/"one"') response.writeHead(304).end()
    else response.end('{}')
  })
  const first = await fetch(`${address}fez/contact-us`)
  const tag = first.headers.get('ETag') ?? ''
  const held = await fetch(`${address}fez/contact-us`, { headers: { 'If-None-Match': tag } })
  expect([held.status, held.headers.get('ETag')]).toEqual([304, tag])
})

test('answers of a backend without validators get them from the server', async () => {
  const { address } = await proxyTo((_, response) => response.end('{}'))
  const tag = (await fetch(`${address}fez/contact-us`)).headers.get('ETag') ?? ''
  const held = await fetch(`${address}fez/contact-us`, { headers: { 'If-None-Match': tag } })
  expect(held.status).toBe(304)
})

test('a compressed answer arrives readable', async () => {
  const { address } = await proxyTo((_, response) => {
    const body = gzipSync('{"payload":"Քանաքեռ"}')
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body)
  })
  const answer = await fetch(`${address}fez/contact-us`)
  expect(await answer.json()).toEqual({ payload: 'Քանաքեռ' })
})

test('a backend that is down causes a 502 and one line in the log, and the site itself works', async () => {
  const lines = faultLines()
  const { address, backend } = await proxyTo((_, response) => response.end())
  await backend.stop()

  const answer = await fetch(`${address}fez/contact-us?path=private`)

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
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines = faultLines()
  let status = 500
  const { address } = await proxyTo((_, response) => response.writeHead(status).end())
  const ask = async (call: string) => (await fetch(`${address}fez/${call}`)).status

  for (let times = 0; times < 3; times++) expect(await ask('contact-us')).toBe(502)
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

test.each<[string, (response: ServerResponse) => void]>([
  ['before the answer', () => undefined],
  [
    'before its body',
    (response) => {
      response.flushHeaders()
    },
  ],
  ['in its middle', (response) => response.write('{"payload":')],
])(
  'a visitor who leaves %s ends the backend’s request, and nothing is logged',
  async (_, begin) => {
    const lines = faultLines()
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    const left = Promise.withResolvers<undefined>()
    const visitor = new AbortController()
    const { address } = await proxyTo((_, response) => {
      response.on('close', () => {
        left.resolve(undefined)
      })
      begin(response)
      visitor.abort()
    })
    const going = fetch(`${address}fez/contact-us`, { signal: visitor.signal })
    await expect(going).rejects.toThrow()
    await left.promise
    expect((await fetch(address)).status).toBe(200)
    expect(lines).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
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
  const asked: (string | undefined)[] = []
  const { address } = await proxyTo((request, response) => {
    asked.push(request.url)
    const here = `http://${request.headers.host ?? ''}`
    response.writeHead(302, { Location: location.replace('BACKEND', here) }).end()
  }, '/v1')

  const answer = await fetch(`${address}fez/contact-us`, { redirect: 'manual' })

  expect([answer.status, answer.headers.get('Location')]).toEqual([502, null])
  expect(asked).toEqual(['/v1/fez/contact-us'])
  expect(lines).toEqual([
    expect.stringContaining('failed: a redirect that leaves the backend, to '),
  ])
})

/** The server in front of a backend that answers with this function. */
async function proxyTo(answer: (...call: Parameters<RequestListener>) => unknown, path = '') {
  const backend = await startBackendServer((request, response) => void answer(request, response))
  onTestFinished(backend.stop)
  const { app } = await temporarySite({
    builtSite: { 'index.html': 'page' },
    settings: { CONTENT_API: backend.url + path },
  })
  return { app, backend, ...(await serve(app)) }
}
