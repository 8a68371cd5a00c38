import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { writeFiles } from '../../../support/temporary-folder.ts'
import { captureErrorLines, decodedText, testSite } from '../support/test-site.ts'

test('each call answers with what its file holds, in the payload field, compressed for clients that accept it', async () => {
  const files = CONTENT_CALLS.map((call) => [`${call}.json`, `{"a":"Հայ ${call}"}`] as const)
  const { get } = await testSite({ content: Object.fromEntries(files) })
  for (const call of CONTENT_CALLS) {
    const response = await get(`/fez/${call}?path=fez`, { 'Accept-Encoding': 'gzip, br' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await decodedText(response)).toBe(`{"payload":{"a":"Հայ ${call}"}}`)
  }
})

// content-proxy.test.ts has other methods and paths.
test('a call can only be read, and meta-tags only with the query path=fez', async () => {
  const { get } = await testSite({})
  const posted = await get('/fez/contact-us', {}, 'POST')
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  const refused = await get('/fez/meta-tags?path=home')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toEqual({ error: 'meta-tags needs the query path=fez.' })
})

test('a client that holds the response gets a 304 until its file changes', async () => {
  const { get, contentFolder } = await testSite({ content: { 'contact-us.json': '{"a":1}' } })
  const etag = (await get('/fez/contact-us')).headers.get('ETag') ?? ''
  const again = () => get('/fez/contact-us', { 'If-None-Match': etag })
  const { status, headers } = await again()
  expect([status, headers.get('Cache-Control')]).toEqual([304, 'no-cache'])
  await writeFiles(contentFolder, { 'contact-us.json': '{"a":2}' })
  expect(await (await again()).json()).toEqual({ payload: { a: 2 } })
})

test('a broken or missing file breaks only its own call, and the log names it', async () => {
  const lines = captureErrorLines()
  // A byte order mark, which some editors add, does no harm.
  const content = { 'contact-us.json': '{\n  "a": 1,\n}', 'navbar-data.json': '\uFEFF{}' }
  const { get } = await testSite({ content })
  for (const call of ['contact-us', 'get-home-page']) {
    const broken = await get(`/fez/${call}`)
    expect(broken.status).toBe(500)
    expect(await broken.json()).toEqual({ error: `The content of ${call} cannot be read.` })
  }
  expect(lines).toEqual([
    expect.stringMatching(/^content\/contact-us\.json cannot be read: .*\(line 3 column 1\)\n$/),
    expect.stringMatching(/^content\/get-home-page\.json cannot be read: ENOENT/),
  ])
  expect(await (await get('/fez/navbar-data')).json()).toEqual({ payload: {} })
})
