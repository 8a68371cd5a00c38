import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Backend } from '../../../../server/content/backend.ts'
import { backendSource } from '../../../../server/content/backend-source.ts'
import { ContentCache } from '../../../../server/content/content-cache.ts'
import type { ContentSource } from '../../../../server/content/content-source.ts'
import { createContentSource } from '../../../../server/content/create-content-source.ts'
import { serverEvents } from '../../../../server/platform/server-events.ts'
import { readSettings } from '../../../../server/platform/settings/settings.ts'
import { SavedFile } from '../../../../server/platform/storage/saved-file.ts'
import { CONTENT_CALLS, LIST_CALL } from '../../../../src/isomorphic/calls.ts'
import { startBackendServer } from '../../../support/backend-server.ts'
import { otherContent } from '../../../support/content.ts'
import { FAULT_NAMES, FAULTS } from '../../../support/faults.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'
import { useFakeTimers } from '../support/fake-timers.ts'
import { captureErrorLines } from '../support/test-site.ts'

const backend = await startBackendServer()
afterEach(() => backend.mend())
afterAll(backend.stop)

const sourceOf = (url: string, timeoutS: number) =>
  backendSource(new Backend(new URL(url), timeoutS))

function cacheOf(url: string, folder?: string): ContentCache {
  return new ContentCache(sourceOf(url, 60), folder === undefined ? {} : { folder })
}

const versions = (store: ContentCache) =>
  Promise.all(CONTENT_CALLS.map(async (call) => (await store.get(call)).version))

// backend-faults.test.ts has calls that never had a response.
test.each(FAULT_NAMES)('each call keeps its last usable response: %s', async (fault) => {
  const lines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const failed = vi.fn()
  serverEvents.on('contentFailed', failed)
  onTestFinished(() => void serverEvents.off('contentFailed', failed))
  const { log: reason, endless } = FAULTS[fault]
  // Only an endless response is given up soon: on a busy machine, others may be late.
  const [patient, hasty] = [sourceOf(backend.url, 60), sourceOf(backend.url, 0.2)]
  let isEndless = false
  const store = new ContentCache({
    ...patient,
    read: (call, validators) =>
      (isEndless && call === 'get-home-page' ? hasty : patient).read(call, validators),
  })
  await store.refresh()
  const [before, responses] = [await versions(store), store.responses]
  expect(Object.values(responses).join()).toContain('Gyumri')

  // All calls are read alike, and this fault is one of all.
  const faulty = fault === 'refused' ? CONTENT_CALLS : (['get-home-page'] as const)
  for (const call of faulty) await backend.fault(call, fault)
  isEndless = endless === true
  for (let times = 0; times < 2; times++) await store.refresh()

  const failing = reason ? faulty : []
  expect(Object.keys(store.failingSince).sort()).toEqual([...failing].sort())
  expect(failed).toHaveBeenCalledTimes(2 * failing.length)
  const calls = fault === 'refused' ? '*' : 'get-home-page'
  const own = lines.filter((line) => line.includes(`/fez/${calls} failed: `))
  expect(own).toEqual(reason ? [expect.stringMatching(reason)] : [])
  if (reason) expect([await versions(store), store.responses]).toEqual([before, responses])
  else expect(await versions(store)).not.toEqual(before)

  await backend.mend()
  isEndless = false
  await store.refresh()
  expect(store.failingSince).toEqual({})
  expect(await versions(store)).toEqual(before)
  const ends = output.mock.calls.flat().filter((line) => String(line).includes('works again'))
  expect(ends).toEqual(reason ? [`GET ${backend.url}/fez/${calls} works again\n`] : [])
})

test('calls that fail alike are one line of the log', async () => {
  const lines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const store = cacheOf(backend.url)
  await backend.fault('contact-us', 'server error')
  await backend.fault('meta-tags', 'server error')
  await backend.fault('get-about-page', 'empty body')
  await store.refresh()
  await store.refresh()
  expect(lines).toEqual([
    `GET ${backend.url}/fez/{contact-us,meta-tags} failed: status 500\n`,
    `GET ${backend.url}/fez/get-about-page failed: an empty body\n`,
  ])
  await backend.mend()
  await store.refresh()
  expect(output.mock.calls.flat()).toEqual([
    `GET ${backend.url}/fez/{contact-us,get-about-page,meta-tags} works again\n`,
  ])
})

const NO_WORDS = { title: ' ', description: '<p>&nbsp;</p><h2>\u200b</h2>', items: [], image: null }

test.each([
  ['a payload of null', null],
  ['an empty record', {}],
  ['empty fields', NO_WORDS],
  [
    'what only a database adds',
    { id: 4, status: 'published', date_updated: '2026-11-28', description: null },
  ],
  ['a list of empty items', { serviceItems: [NO_WORDS, { id: 3, image_id: 5 }] }],
])('a record that had content and has none is told once: %s', async (_, payload) => {
  const lines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const folder = await temporaryFolder()
  const store = cacheOf(backend.url, folder)
  await store.refresh()
  const sound = await (await fetch(`${backend.url}/fez/get-service-page`)).text()
  backend.respond('/fez/get-service-page', Response.json({ payload }))
  for (let times = 0; times < 2; times++) await store.refresh()
  const since = store.emptySince['get-service-page']
  expect(since).toMatch(/^20\d\d-/)
  expect(Object.keys(store.emptySince)).toEqual(['get-service-page'])
  expect(lines).toEqual([
    `get-service-page had content and has none since ${since ?? ''}, so visitors see none\n`,
  ])

  const next = cacheOf(backend.url, folder)
  await next.restore()
  expect(next.emptySince).toEqual(store.emptySince)
  backend.respond('/fez/get-service-page', new Response(sound))
  await next.refresh()
  expect(next.emptySince).toEqual({})
  expect(output.mock.calls.flat()).toContain('get-service-page has content again\n')
})

test('a list that had items and has none is told once', async () => {
  const lines = captureErrorLines()
  const store = cacheOf(backend.url)
  await store.refresh()
  const payload = { ...otherContent()['get-service-page'], serviceItems: [NO_WORDS] }
  backend.respond('/fez/get-service-page', Response.json({ payload }))
  for (let times = 0; times < 2; times++) await store.refresh()
  expect(lines).toEqual([
    'serviceItems of get-service-page had content and has none, so visitors see none\n',
  ])
})

test('a record that never had content is not told', async () => {
  const lines = captureErrorLines()
  backend.respond('/fez/get-service-page', Response.json({ payload: null }))
  const store = cacheOf(backend.url)
  for (let times = 0; times < 2; times++) await store.refresh()
  expect([lines, store.emptySince]).toEqual([[], {}])
})

test('a record that is nested too deep is told as such', async () => {
  const lines = captureErrorLines()
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  backend.respond('/fez/get-service-page', new Response(`{"payload":{"description":${deep}}}`))
  await cacheOf(backend.url).refresh()
  expect(lines).toEqual([`GET ${backend.url}/fez/get-service-page failed: nested too deep\n`])
})

const PHOTO = `data:image/jpeg;base64,${'A'.repeat(2_900_000)}`

test.each([
  [
    'a photograph pasted into a text',
    { serviceItems: [{}, { description: `<p>Halls</p><p><img alt="" src="${PHOTO}"></p>` }] },
    { serviceItems: [{}, { description: '<p>Halls</p><p><img alt="" ></p>' }] },
    'serviceItems[1].description has 2900 thousand characters with 1 pasted picture, which the site leaves out',
  ],
  [
    'a photograph in the place of an address',
    { description: 'Halls', serviceBanner: PHOTO },
    { description: 'Halls', serviceBanner: '' },
    'serviceBanner has 2900 thousand characters with 1 pasted picture, which the site leaves out',
  ],
  [
    'a whole law',
    { description: 'law '.repeat(30_000) },
    { description: 'law '.repeat(30_000) },
    'description has 120 thousand characters, so its page may not be prerendered',
  ],
])('a value too large to be shown is told once, and the rest is shown: %s', async (...row) => {
  const [, payload, shown, problem] = row
  const lines = captureErrorLines()
  const store = cacheOf(backend.url)
  for (const edition of ['first', 'second']) {
    backend.respond('/fez/get-service-page', Response.json({ payload: { ...payload, edition } }))
    await store.refresh()
  }
  expect(JSON.parse(store.responses['get-service-page'] ?? '')).toEqual({
    payload: { ...shown, edition: 'second' },
  })
  expect(lines).toEqual([`get-service-page: ${problem}\n`])
  expect(store.largeTexts).toEqual([`get-service-page: ${problem.replace(/ .*/, '')}`])
  await backend.mend()
  await store.refresh()
  expect(store.largeTexts).toEqual([])
})

test('a small pasted picture stays', async () => {
  const payload = { description: '<img src="data:image/png;base64,AAAA">' }
  backend.respond('/fez/get-service-page', Response.json({ payload }))
  const store = cacheOf(backend.url)
  await store.refresh()
  expect(store.responses['get-service-page']).toBe(JSON.stringify({ payload }))
})

test('the responses leave out calls that never had one', async () => {
  const store = cacheOf(backend.url)
  await store.get('contact-us')
  expect(Object.keys(store.responses)).toEqual(['contact-us'])
})

test('the source is asked once at a time for what is newer', async () => {
  const store = cacheOf(backend.url)
  const asked = backend.requests().length
  await Promise.all([store.refresh(), store.refresh(), store.get('contact-us')])
  expect(backend.requests()).toHaveLength(asked + CONTENT_CALLS.length)
  await store.refresh()
  const again = backend.requests().slice(asked + CONTENT_CALLS.length)
  expect(again).toHaveLength(CONTENT_CALLS.length)
  for (const { headers } of again) {
    expect(headers).toHaveProperty('if-none-match')
    expect(headers).toHaveProperty('if-modified-since')
  }
})

test('the next start has the last responses of the backend, while that is away', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const lines = captureErrorLines()
  const folder = await temporaryFolder()
  const first = cacheOf(backend.url, folder)
  await first.refresh()
  await backend.fault('contact-us', 'refused')

  const next = cacheOf(backend.url, folder)
  expect(await next.restore(), 'all is there').toBe(true)
  expect(output.mock.calls.flat()).toEqual([
    `Until ${backend.url} answers, the content is that of the last run\n`,
  ])
  expect(next.responses).toEqual(first.responses)
  await next.refresh()
  expect(await versions(next)).toEqual(await versions(first))
  expect(Object.keys(next.failingSince)).toHaveLength(CONTENT_CALLS.length)
  expect(lines).toEqual([expect.stringMatching(/\/fez\/\* failed: connect ECONNREFUSED /)])
})

test('the next start asks only for what is newer', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const folder = await temporaryFolder()
  await cacheOf(backend.url, folder).refresh()
  const next = cacheOf(backend.url, folder)
  await next.restore()
  const asked = backend.requests().length
  await next.refresh()
  const again = backend.requests().slice(asked)
  expect(again).toHaveLength(CONTENT_CALLS.length)
  for (const { url, headers } of again) expect(headers, url).toHaveProperty('if-none-match')
})

test('another backend gets no responses of the last one, and leaves them', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  captureErrorLines()
  const folder = await temporaryFolder()
  await cacheOf(backend.url, folder).refresh()
  const ofOther = cacheOf('http://127.0.0.1:1', folder)
  expect(await ofOther.restore()).toBe(false)
  expect(ofOther.responses).toEqual({})
  await ofOther.refresh()
  expect(await cacheOf(backend.url, folder).restore()).toBe(true)
})

test('an address of a file leads through the site', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const folder = await temporaryFolder()
  const picture = `${backend.url}/uploads/hall.webp`
  backend.respond('/fez/contact-us', Response.json({ payload: { description: picture } }))
  const store = cacheOf(backend.url, folder)
  await store.refresh()
  expect(store.responses['contact-us']).toBe('{"payload":{"description":"/uploads/hall.webp"}}')
  const { identity } = (await store.get('contact-us')).bodies
  expect(String(Buffer.from(identity))).toBe(store.responses['contact-us'])

  const file = new SavedFile<{ responses: Map<string, object> }>(join(folder, 'last-content'), 2)
  const saved = (await file.load()) ?? expect.fail()
  expect(saved.responses.get('contact-us')).toHaveProperty(
    'text',
    `{"payload":{"description":"${picture}"}}`,
  )
  const next = cacheOf(backend.url, folder)
  await next.restore()
  expect(next.responses).toEqual(store.responses)
})

test('each usable response confirms what is held, but no saved one does', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  useFakeTimers('Date')
  const folder = await temporaryFolder()
  const store = cacheOf(backend.url, folder)
  for (const ms of [1000, 2000]) {
    vi.setSystemTime(ms)
    await store.refresh()
    expect(store.confirmedAtMs.get('contact-us')).toBe(ms)
  }
  // The file is as old as its texts, which the backend may have confirmed since.
  const next = cacheOf(backend.url, folder)
  await next.restore()
  expect(next.confirmedAtMs.size).toBe(0)
})

test.each([
  ['that is no record', '{}', 'no payload'],
  [
    'that is too large',
    JSON.stringify({ payload: { description: 'a'.repeat(1_100_000) } }),
    'more than 1 MB',
  ],
])('a last response %s is left out', async (_, text, reason) => {
  const lines = captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const folder = await temporaryFolder()
  await cacheOf(backend.url, folder).refresh()
  const file = new SavedFile<{ responses: Map<string, object> }>(join(folder, 'last-content'), 2)
  const saved = (await file.load()) ?? expect.fail()
  Object.assign(saved.responses.get('contact-us') ?? {}, { text })
  await file.save(saved)

  const next = cacheOf(backend.url, folder)
  expect(await next.restore(), 'all is there').toBe(false)
  expect(Object.keys(next.responses)).toEqual(CONTENT_CALLS.filter((call) => call !== 'contact-us'))
  expect(lines).toEqual([
    expect.stringContaining(`The saved response to contact-us is left out: ${reason}`),
  ])
})

test('responses are saved only if one has changed', async () => {
  const save = vi.spyOn(SavedFile.prototype, 'save')
  let title = 'old'
  const source: ContentSource = {
    address: 'https://cms.example',
    requestName: String,
    read(call) {
      const json = { payload: call === LIST_CALL ? [{ title }] : null }
      return Promise.resolve({ json, validators: {} })
    },
  }
  const store = new ContentCache(source, { folder: await temporaryFolder() })
  await store.refresh()
  await store.refresh()
  expect(save).toHaveBeenCalledOnce()
  title = 'new'
  await store.refresh()
  expect(save).toHaveBeenCalledTimes(2)
})

test('unsaved responses are saved at the next refresh', async () => {
  captureErrorLines()
  const folder = await temporaryFolder({ 'last-content/in-the-way': '' })
  const store = cacheOf(backend.url, folder)
  await store.refresh()
  await rm(join(folder, 'last-content'), { recursive: true })
  await store.refresh()
  expect(await readdir(folder)).toEqual(['last-content'])
})

test('without a readable file there are no last responses', async () => {
  const lines = captureErrorLines()
  const folder = await temporaryFolder()
  expect(await cacheOf(backend.url, folder).restore(), 'no file').toBe(false)
  expect(lines).toEqual([])
  await writeFiles(folder, { 'last-content': 'no content' })
  expect(await cacheOf(backend.url, folder).restore(), 'no content').toBe(false)
  expect(lines).toEqual([expect.stringContaining('last-content cannot be read')])
  await new SavedFile(join(folder, 'last-content'), 1).save([])
  expect(await cacheOf(backend.url, folder).restore(), 'another version').toBe(false)
})

test('without CONTENT_API, content comes from VITE_API_BASE', async () => {
  const settings = readSettings({ VITE_API_BASE: backend.url })
  const store = new ContentCache(createContentSource(settings))
  await store.refresh()
  expect(store.responses['contact-us']).toContain('Gyumri')
})
