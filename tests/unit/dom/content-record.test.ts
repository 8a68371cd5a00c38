import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aboutPage } from '../../../src/api/about-page.ts'
import { CONTENT_CALLS } from '../../../src/api/calls.ts'
import { contentRecord, requestRecord } from '../../../src/api/content-record.ts'
import { homePage } from '../../../src/api/home-page.ts'
import { metaTags } from '../../../src/api/meta-tags.ts'
import { createQueryClient } from '../../../src/api/query-client.ts'
import { servicePage } from '../../../src/api/service-page.ts'
import { startContent } from '../../../src/api/start-content.ts'
import { HANGING, startBackend, UNREACHABLE } from '../../support/backend.ts'

const zone = contentRecord('get-service-page', (wire) => ({ title: wire.text('title') }))

/** Keeps the priority, which the `Request` of a test forgets. */
class PrioritisedRequest extends Request {
  readonly priority: string | undefined

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    this.priority = init?.priority
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Request', PrioritisedRequest)
})
afterEach(() => {
  vi.useRealTimers()
})

function fetched() {
  return vi.mocked(fetch).mock.calls.map(([request]) => request as PrioritisedRequest)
}

function startStore(answers: Parameters<typeof startBackend>[0]) {
  const backend = startBackend(answers)
  const store = createQueryClient()
  const ask = () => requestRecord(store, zone, { background: false })
  const held = () => store.getQueryData(zone.queryKey)
  return { backend, store, ask, held }
}

test('a record that holds something is asked for once and kept for the whole visit', async () => {
  const { backend, ask, held } = startStore({ 'get-service-page': { title: 'Zone' } })
  await ask()
  await ask()
  expect(backend.asked).toEqual(['get-service-page'])
  expect(held()).toMatchObject({ title: { values: { en: 'Zone' } } })
})

test('a content call has no time limit', async () => {
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
])('a payload that is %s leaves the record empty, to be asked for again', async (_, payload) => {
  const { backend, ask, held } = startStore({ 'get-service-page': payload })
  await ask()
  expect(held()).toBeNull()

  backend.answer('get-service-page', { title: 'Zone' })
  await ask()
  expect(backend.asked).toHaveLength(2)
  expect(held()).not.toBeNull()
})

test.for([{}, [], 'text', 7, null, { Payload: { title: 'Zone' } }])(
  'an answer without a payload, %j, leaves the record empty',
  async (answer) => {
    const { ask, held } = startStore({ 'get-service-page': Response.json(answer) })
    await ask()
    expect(held()).toBeNull()
  },
)

test('two asks at once are one request', async () => {
  const { backend, ask } = startStore({ 'get-service-page': { title: 'Zone' } })
  await Promise.all([ask(), ask(), ask()])
  expect(backend.asked).toHaveLength(1)
})

test.each([
  ['an error', () => new Response('{}', { status: 500 })],
  ['a missing page', () => new Response('Not found', { status: 404 })],
  ['a busy server', () => new Response('', { status: 503, headers: { 'Retry-After': '0' } })],
  ['HTML', () => new Response('<!doctype html><p>Down</p>')],
  ['nothing', () => new Response('')],
])('%s for an answer is logged, is not retried, and is asked for again', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { backend, ask, held } = startStore({ 'get-service-page': answer() })
  await expect(ask()).resolves.toBeUndefined()
  expect(backend.asked).toHaveLength(1)
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Content call get-service-page failed.',
    expect.any(Error),
  )

  backend.answer('get-service-page', { title: 'Zone' })
  await ask()
  expect(held()).not.toBeNull()
})

test('a broken connection is logged and not retried', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { ask } = startStore({})
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await ask()
  expect(fetch).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledOnce()
})

const ALL_HANGING = Object.fromEntries(CONTENT_CALLS.map((call) => [call, HANGING]))

test('all content calls are asked for, each once, those of the page first and first in priority', async () => {
  const { backend, store } = startStore({})
  await startContent(store, [servicePage])
  const [first, ...others] = fetched()
  expect(first).toMatchObject({ url: 'http://localhost:4173/fez/get-service-page' })
  expect(backend.asked.toSorted()).toEqual(CONTENT_CALLS.toSorted())
  expect(first?.priority).toBe('high')
  expect(others.filter(({ priority }) => priority !== 'low')).toEqual([])
})

test('the other calls leave the bandwidth to that of the page until it is answered', async () => {
  const answered = Promise.withResolvers<Response>()
  const { backend, store } = startStore({ 'get-service-page': answered.promise })
  const content = startContent(store, [servicePage])
  await settled()
  expect(backend.asked).toEqual(['get-service-page'])

  answered.resolve(Response.json({ payload: null }))
  await content
  expect(backend.asked.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})

test('they wait no longer than a second for it', async () => {
  const { backend, store } = startStore({ 'get-service-page': HANGING })
  void startContent(store, [servicePage])
  await aSecond(-1)
  expect(backend.asked).toHaveLength(1)
  await aSecond()
  expect(backend.asked.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})

test('of calls that hang, four at most are under way, the last of them for a page on the screen', async () => {
  const { backend, store } = startStore(ALL_HANGING)
  void startContent(store, [servicePage])
  await aSecond()
  expect(backend.asked).toEqual(['get-service-page', 'navbar-data', 'contact-us'])
  for (const record of [aboutPage, homePage]) {
    void requestRecord(store, record, { background: false })
  }
  await settled()
  expect(backend.asked.slice(3)).toEqual(['get-about-page'])
})

test('while calls in the background hang, that of the page on the screen goes through', async () => {
  const { backend, store } = startStore({
    ...ALL_HANGING,
    'get-service-page': { description: 'Zone' },
  })
  void startContent(store, [])
  await settled()
  expect(backend.asked).toEqual(['navbar-data', 'contact-us', 'get-home-page'])

  await requestRecord(store, servicePage, { background: false })
  expect(store.getQueryData(servicePage.queryKey)).not.toBeNull()
  expect(backend.asked.filter((call) => call === 'get-service-page')).toHaveLength(1)
})

test('a call that ends, however it ends, makes room for the next', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const answers = CONTENT_CALLS.map((call, place) => [call, place % 2 ? null : UNREACHABLE])
  const { backend, store } = startStore(
    Object.fromEntries(answers) as Parameters<typeof startBackend>[0],
  )
  await startContent(store, [])
  expect(backend.asked).toEqual(CONTENT_CALLS)
})

/** Lets a second go by, or so many milliseconds more or less. */
const aSecond = async (more = 0) => {
  await vi.advanceTimersByTimeAsync(1000 + more)
  await settled()
}

/** Lets everything that waits for nothing but its turn be done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('the meta-tag call carries the path fez', async () => {
  const { store } = startStore({})
  await requestRecord(store, metaTags, { background: true })
  expect(fetched()[0]?.url).toBe('http://localhost:4173/fez/meta-tags?path=fez')
})
