import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../../src/isomorphic/calls.ts'
import { sampleContent } from '../../../support/content.ts'
import { writeFiles } from '../../../support/temporary-folder.ts'
import { siteWithBackend } from '../support/site-with-backend.ts'
import { captureErrorLines, decodedText, testSite } from '../support/test-site.ts'

const FILES = Object.fromEntries(
  CONTENT_CALLS.map((call) => [`${call}.json`, JSON.stringify(sampleContent(call), null, 2)]),
)

test.each(['br', 'gzip', 'identity'])('each call has its file’s payload, as %s', async (coding) => {
  const { get } = await testSite({ content: FILES, settings: { PAGES_MAX_AGE: '300' } })
  for (const call of CONTENT_CALLS) {
    const response = await get(`/fez/${call}?path=fez`, { 'Accept-Encoding': coding })
    const { byteLength } = await response.clone().arrayBuffer()
    expect(response.status, call).toBe(200)
    expect(await decodedText(response), call).toBe(JSON.stringify({ payload: sampleContent(call) }))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(byteLength),
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[^"]+"$/) as string,
      'cache-control':
        'public, max-age=0, must-revalidate, s-maxage=300, stale-while-revalidate=300',
      'cdn-cache-control': 'max-age=300, stale-while-revalidate=300',
    })
    expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(coding)
  }
})

test('a client that holds the response gets a 304', async () => {
  const { get } = await testSite({ content: FILES })
  for (const headers of [{}, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'gzip' }]) {
    const first = await get('/fez/contact-us', headers)
    const etag = first.headers.get('ETag') ?? ''
    const held = await get('/fez/contact-us', { ...headers, 'If-None-Match': etag })
    expect([held.status, await held.text()]).toEqual([304, ''])
    expect(held.headers.get('ETag'), JSON.stringify(headers)).toBe(etag)
    const head = await get('/fez/contact-us', headers, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...first.headers])
  }
})

// backend-source.test.ts has other methods and paths.
test('a call can only be read, with its own query', async () => {
  const { get } = await testSite({ content: FILES })
  const posted = await get('/fez/contact-us', {}, 'POST')
  expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  for (const query of ['path=fez', 'path=fez&a=b'])
    expect((await get(`/fez/meta-tags?${query}`)).status, query).toBe(200)
  const refused = await get('/fez/meta-tags?path=home')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toEqual({ error: 'meta-tags needs the query path=fez.' })
})

test('a broken or missing file breaks only its own call', async () => {
  const lines = captureErrorLines()
  // A byte order mark, which some editors add, does no harm.
  const content = {
    'contact-us.json': '{\n  "phoneNumber": 1,\n}',
    'get-about-page.json': Buffer.from('{ "aboutBanner": "\xe9" }', 'latin1'),
    'navbar-data.json': '\uFEFF{}',
  }
  const { get, contentFolder } = await testSite({ content })
  for (const call of ['contact-us', 'get-home-page', 'get-about-page', 'contact-us']) {
    const broken = await get(`/fez/${call}`)
    expect([broken.status, broken.headers.get('Cache-Control')]).toEqual([502, 'no-cache'])
    expect(await broken.json()).toEqual({ error: 'There is no content that can be shown.' })
  }
  expect(lines).toEqual([
    expect.stringMatching(/^Reading \S+\/contact-us\.json failed: .*\(line 3 column 1\)\n$/),
    expect.stringMatching(/^Reading \S+\/get-home-page\.json failed: ENOENT/),
    expect.stringMatching(/^Reading \S+\/get-about-page\.json failed: .* utf-8\n$/),
  ])
  expect(await (await get('/fez/navbar-data')).json()).toEqual({ payload: {} })

  await writeFiles(contentFolder, { 'contact-us.json': '{"phoneNumber":1}' })
  expect(await (await get('/fez/contact-us')).json()).toEqual({ payload: { phoneNumber: 1 } })
})

test('twenty visits at once cause nine calls at the backend', async () => {
  const { get, requests } = await siteWithBackend()
  const visit = () =>
    Promise.all(CONTENT_CALLS.map(async (call) => (await get(`/fez/${call}?path=fez`)).status))
  const visits = await Promise.all(Array.from({ length: 20 }, visit))
  visits.push(await visit())
  expect(new Set(visits.flat())).toEqual(new Set([200]))
  expect(requests()).toHaveLength(CONTENT_CALLS.length)
})
