import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { writeFiles } from '../../../support/temporary-folder.ts'
import { captureErrorLines, decodedText, testSite } from '../support/test-site.ts'

test('each call answers with what its file holds, in the payload field', async () => {
  const files = CONTENT_CALLS.map((call) => [`${call}.json`, `{"a":"Հայ ${call}"}`] as const)
  const { get } = await testSite({ content: Object.fromEntries(files) })
  for (const call of CONTENT_CALLS) {
    const response = await get(`/fez/${call}?path=fez`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toEqual({ payload: { a: `Հայ ${call}` } })
  }
})

test('meta-tags answers for the query path=fez, and for no other', async () => {
  const { get } = await testSite({})
  for (const query of ['', '?path=', '?path=home', '?Path=fez']) {
    const refused = await get(`/fez/meta-tags${query}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ error: 'meta-tags needs the query path=fez.' })
  }
})

test('a client that holds the response gets a 304 until its file changes', async () => {
  const { get, contentFolder } = await testSite({ content: { 'contact-us.json': '{"a":1}' } })
  const etag = (await get('/fez/contact-us')).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)

  const held = await get('/fez/contact-us', { 'If-None-Match': etag })
  expect([held.status, await held.text()]).toEqual([304, ''])
  expect(held.headers.get('ETag')).toBe(etag)
  expect(held.headers.get('Cache-Control')).toBe('no-cache')

  await writeFiles(contentFolder, { 'contact-us.json': '{"a":2}' })
  const changed = await get('/fez/contact-us', { 'If-None-Match': etag })
  expect([changed.status, await changed.json()]).toEqual([200, { payload: { a: 2 } }])
})

test('a response is compressed for clients that accept it, with its own ETag', async () => {
  const { get } = await testSite({ content: { 'contact-us.json': '{"a":1}' } })
  const plain = await get('/fez/contact-us')
  const response = await get('/fez/contact-us', { 'Accept-Encoding': 'gzip, br' })

  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  expect(response.headers.get('ETag')).not.toBe(plain.headers.get('ETag'))
  expect(await decodedText(response)).toBe('{"payload":{"a":1}}')
})

test.each<[string, Record<string, string>, RegExp]>([
  ['broken', { 'contact-us.json': '{\n  "a": 1,\n}' }, /.*\(line 3 column 1\)\n$/],
  ['missing', {}, /ENOENT/],
])('a %s file breaks only its own call, and the log names it', async (_, file, reason) => {
  const lines = captureErrorLines()
  // A byte order mark, which some editors add, does no harm.
  const { get } = await testSite({ content: { ...file, 'navbar-data.json': '\uFEFF{}' } })

  const broken = await get('/fez/contact-us')
  expect(broken.status).toBe(500)
  expect(await broken.json()).toEqual({ error: 'The content of contact-us cannot be read.' })
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^content/contact-us\\.json cannot be read: ${reason.source}`),
    ),
  ])
  expect(await (await get('/fez/navbar-data')).json()).toEqual({ payload: {} })
})

test('a content call can only be read', async () => {
  const { get } = await testSite({ content: { 'navbar-data.json': '{}' } })
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await get('/fez/navbar-data', {}, method)
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    expect(await response.json()).toEqual({ error: `${method} is not allowed here.` })
  }
})
