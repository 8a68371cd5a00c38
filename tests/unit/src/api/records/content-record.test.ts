import { beforeEach, expect, test, vi } from 'vitest'
import { aboutPage } from '../../../../../src/api/about-page.ts'
import { CONTENT_CALLS } from '../../../../../src/api/calls/calls.ts'
import {
  contentRecord,
  failedRecently,
  fetchRecord,
  isSettled,
} from '../../../../../src/api/records/content-record.ts'
import { createQueryClient } from '../../../../../src/api/records/query-client.ts'
import { startContent } from '../../../../../src/api/records/start-content.ts'
import { servicePage } from '../../../../../src/api/service-page.ts'
import { text } from '../../../../../src/api/wire/fields.ts'
import { stubBackend } from '../../../../support/dom/stub-backend.ts'
import { HANGING, UNREACHABLE } from '../../../../support/faults.ts'

const zone = contentRecord('get-service-page', { title: text('title') })

/** Keeps the priority, which Node's `Request` drops. */
class PrioritisedRequest extends Request {
  readonly priority: string | undefined

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    this.priority = init?.priority
  }
}

beforeEach(() => {
  vi.stubGlobal('Request', PrioritisedRequest)
})

function fetched() {
  return vi.mocked(fetch).mock.calls.map(([request]) => request as PrioritisedRequest)
}

function startStore(responses: Parameters<typeof stubBackend>[0]) {
  const backend = stubBackend(responses)
  const store = createQueryClient()
  const ask = () => fetchRecord(store, zone)
  const held = () => store.getQueryData(zone.queryKey)
  return { backend, store, ask, held }
}

test('a record with content is requested once and kept for the whole visit', async () => {
  const { backend, ask, held } = startStore({ 'get-service-page': { title: 'Zone' } })
  await ask()
  await ask()
  expect(backend.calls).toEqual(['get-service-page'])
  expect(held()).toMatchObject({ title: { values: { en: 'Zone' } } })
})

test('a content call has no time limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store, ask } = startStore({ 'get-service-page': HANGING })
  void ask()
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(store.getQueryState(zone.queryKey)?.fetchStatus).toBe('fetching')
})

test.each([
  ['null', null],
  ['without a known field', { unknown: 'Zone' }],
  ['with blanks alone', { title: '  ' }],
  ['a list', []],
  ['a text', 'Zone'],
])(
  'a payload that is %s leaves the record empty, and is requested again later',
  async (_, payload) => {
    const { backend, ask, held } = startStore({ 'get-service-page': payload })
    await ask()
    expect(held()).toBeNull()

    backend.setResponse('get-service-page', { title: 'Zone' })
    await ask()
    expect(backend.calls).toHaveLength(2)
    expect(held()).not.toBeNull()
  },
)

test.for([{}, [], 'text', 7, null, { Payload: { title: 'Zone' } }])(
  'an answer without a payload, %j, leaves the record empty',
  async (answer) => {
    const { ask, held } = startStore({ 'get-service-page': Response.json(answer) })
    await ask()
    expect(held()).toBeNull()
  },
)

test('two requests for a record at once are one call', async () => {
  const { backend, ask } = startStore({ 'get-service-page': { title: 'Zone' } })
  await Promise.all([ask(), ask(), ask()])
  expect(backend.calls).toHaveLength(1)
})

test.each([
  ['an error', () => new Response('{}', { status: 500 })],
  ['a missing page', () => new Response('Not found', { status: 404 })],
  ['a busy server', () => new Response('', { status: 503, headers: { 'Retry-After': '0' } })],
  ['HTML', () => new Response('<!doctype html><p>Down</p>')],
  ['nothing', () => new Response('')],
  ['a broken connection', () => UNREACHABLE],
])('%s as an answer is logged, is not retried, and is requested again later', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { backend, ask, held } = startStore({ 'get-service-page': answer() })
  await expect(ask()).resolves.toBeUndefined()
  expect(backend.calls).toHaveLength(1)
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Content call get-service-page failed.',
    expect.any(Error),
  )

  backend.setResponse('get-service-page', { title: 'Zone' })
  await ask()
  expect(held()).not.toBeNull()
})

test('a record was answered once its call has succeeded, had nothing, or failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  for (const answer of [{ title: 'Zone' }, null, UNREACHABLE]) {
    const { store, ask } = startStore({ 'get-service-page': answer })
    expect(isSettled(store, zone)).toBe(false)
    await ask()
    expect(isSettled(store, zone)).toBe(true)
    expect(failedRecently(store, zone)).toBe(answer === UNREACHABLE)
  }
})

test('a failure is no longer recent after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  const { store, ask } = startStore({ 'get-service-page': UNREACHABLE })
  expect(failedRecently(store, zone)).toBe(false)
  await ask()
  vi.setSystemTime(Date.now() + 29_999)
  expect(failedRecently(store, zone)).toBe(true)
  vi.setSystemTime(Date.now() + 1)
  expect(failedRecently(store, zone)).toBe(false)
})

const ALL_HANGING = Object.fromEntries(CONTENT_CALLS.map((call) => [call, HANGING]))

test('all content calls are made once, the page’s own first and with the highest priority', async () => {
  const { backend, store } = startStore({})
  void fetchRecord(store, servicePage)
  await startContent(store)
  const [first, ...others] = fetched()
  expect(first).toMatchObject({ url: 'http://localhost:4173/fez/get-service-page' })
  const { url } = others.find((other) => other.url.includes('meta-tags')) ?? {}
  expect(url).toBe('http://localhost:4173/fez/meta-tags?path=fez')
  expect(backend.calls.toSorted()).toEqual(CONTENT_CALLS.toSorted())
  expect(first?.priority).toBe('high')
  expect(others.filter(({ priority }) => priority !== 'low')).toEqual([])
})

test('at most five calls run at once at the start, so that one connection stays free for files', async () => {
  const { backend, store } = startStore(ALL_HANGING)
  void fetchRecord(store, aboutPage)
  void startContent(store)
  await settled()
  expect(backend.calls).toEqual(['get-about-page', ...CONTENT_CALLS.slice(0, 4)])
})

test('while other calls hang, the call of a page just opened is made at once, and only once', async () => {
  const { backend, store } = startStore({
    ...ALL_HANGING,
    'get-about-page': { aboutBanner: '/a.jpg' },
  })
  void startContent(store)
  await settled()
  await fetchRecord(store, aboutPage)
  expect(store.getQueryData(aboutPage.queryKey)?.banner).toBe('/a.jpg')
  expect(fetched().at(-1)?.priority).toBe('high')
  expect(backend.calls.filter((call) => call === 'get-about-page')).toHaveLength(1)
})

test('three calls that hang hold up no others', async () => {
  const { backend, store } = startStore({
    'navbar-data': HANGING,
    'contact-us': HANGING,
    'get-home-page': HANGING,
  })
  void startContent(store)
  await expect.poll(() => backend.calls).toEqual(CONTENT_CALLS)
})

test('a call that ends, however it ends, makes room for the next', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const responses = CONTENT_CALLS.map((call, place) => [call, place % 2 ? null : UNREACHABLE])
  const { backend, store } = startStore(
    Object.fromEntries(responses) as Parameters<typeof stubBackend>[0],
  )
  await startContent(store)
  expect(backend.calls).toEqual(CONTENT_CALLS)
})

/** Waits until all code that waits for nothing else has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
