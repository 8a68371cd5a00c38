import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { writeFiles } from '../../../support/temporary-folder.ts'
import { faultLines, temporarySite } from '../support/temporary-site.ts'

test.each(CONTENT_CALLS)(
  '%s answers with what its file holds, in the payload field',
  async (call) => {
    const { app } = await temporarySite({ content: { [`${call}.json`]: '{ "arm_title": "Հայ" }' } })

    const answer = await app.request(`/fez/${call}?path=fez`)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(await answer.json()).toEqual({ payload: { arm_title: 'Հայ' } })
  },
)

test('meta-tags answers with a list for the query path=fez, and for no other', async () => {
  const { app } = await temporarySite({ content: { 'meta-tags.json': '[{ "page": "home" }]' } })

  const answer = await app.request('/fez/meta-tags?path=fez')
  expect(await answer.json()).toEqual({ payload: [{ page: 'home' }] })

  for (const query of ['', '?path=', '?path=home', '?Path=fez']) {
    const refused = await app.request(`/fez/meta-tags${query}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ error: 'meta-tags needs the query path=fez.' })
  }
})

test('a client that holds the answer gets a 304 until it changes', async () => {
  const { app, contentFolder } = await temporarySite({ content: { 'contact-us.json': '{"a":1}' } })
  const first = await app.request('/fez/contact-us')
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  expect(first.headers.get('Cache-Control')).toBe('no-cache')

  const held = await app.request('/fez/contact-us', { headers: { 'If-None-Match': etag } })
  expect(held.status).toBe(304)
  expect(await held.text()).toBe('')
  expect(held.headers.get('ETag')).toBe(etag)
  expect(held.headers.get('Cache-Control')).toBe('no-cache')

  await writeFiles(contentFolder, { 'contact-us.json': '{"a":2}' })
  const changed = await app.request('/fez/contact-us', { headers: { 'If-None-Match': etag } })
  expect(changed.status).toBe(200)
  expect(await changed.json()).toEqual({ payload: { a: 2 } })
})

test('a change to a file shows on the next request', async () => {
  const { app, contentFolder } = await temporarySite({ content: { 'contact-us.json': '{"a":1}' } })
  expect(await (await app.request('/fez/contact-us')).json()).toEqual({ payload: { a: 1 } })

  await writeFiles(contentFolder, { 'contact-us.json': '{"a":2}' })

  expect(await (await app.request('/fez/contact-us')).json()).toEqual({ payload: { a: 2 } })
})

test('an answer is compressed for clients that accept it, with its own ETag', async () => {
  const { app } = await temporarySite({ content: { 'contact-us.json': '{"a":1}' } })
  const plain = await app.request('/fez/contact-us')
  const answer = await app.request('/fez/contact-us', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  })

  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('ETag')).not.toBe(plain.headers.get('ETag'))
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual({ payload: { a: 1 } })
})

test('a broken file breaks only its own call, and the log names its place', async () => {
  const lines = faultLines()
  const { app } = await temporarySite({
    content: { 'contact-us.json': '{\n  "a": 1,\n}', 'navbar-data.json': '{}' },
  })

  const broken = await app.request('/fez/contact-us')
  expect(broken.status).toBe(500)
  expect(await broken.json()).toEqual({ error: 'The content of contact-us cannot be read.' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^content\/contact-us\.json cannot be read: .*\(line 3 column 1\)\n$/)

  expect((await app.request('/fez/navbar-data')).status).toBe(200)
})

test('a missing file breaks only its own call, and the log names it', async () => {
  const lines = faultLines()
  const { app } = await temporarySite({ content: { 'navbar-data.json': '{}' } })

  expect((await app.request('/fez/contact-us')).status).toBe(500)
  expect(lines).toEqual([
    expect.stringMatching(/^content\/contact-us\.json cannot be read: ENOENT/),
  ])
  expect((await app.request('/fez/navbar-data')).status).toBe(200)
})

test('a byte order mark at the start of the content does no harm', async () => {
  const { app } = await temporarySite({ content: { 'navbar-data.json': '\uFEFF{}' } })
  expect(await (await app.request('/fez/navbar-data')).json()).toEqual({ payload: {} })
})

test('a HEAD request gets the headers and no body', async () => {
  const { app } = await temporarySite({ content: { 'navbar-data.json': '{}' } })
  const { headers } = await app.request('/fez/navbar-data')

  const head = await app.request('/fez/navbar-data', { method: 'HEAD' })

  expect(head.status).toBe(200)
  expect(head.headers.get('ETag')).toBe(headers.get('ETag'))
  expect(await head.text()).toBe('')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a content call refuses %s', async (method) => {
  const { app } = await temporarySite({ content: { 'navbar-data.json': '{}' } })
  const answer = await app.request('/fez/navbar-data', { method })

  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')).toBe('GET, HEAD')
  expect(await answer.json()).toEqual({ error: `${method} is not allowed here.` })
})

test.each(['/fez/nothing', '/fez/contact-us/', '/fez/contact-us.json', '/fez/Contact-us', '/fez'])(
  '%s is not a call: 404, as JSON',
  async (path) => {
    const { app } = await temporarySite({
      content: { 'contact-us.json': '{}' },
      builtSite: { 'index.html': 'page' },
    })
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ error: 'There is no such call.' })
  },
)

test('no other origin is let in', async () => {
  const { app } = await temporarySite({ content: { 'navbar-data.json': '{}' } })
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await app.request('/fez/navbar-data', {
      method,
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})
