import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { aboutPage } from '../../../../src/api/about-page.ts'
import { ALL_ENDPOINTS } from '../../../../src/api/all-endpoints.ts'
import { createQueryClient } from '../../../../src/api/records/query-client.ts'
import { recordQuery } from '../../../../src/api/records/record-query.ts'
import {
  requestAllRecords,
  requestMissingRecords,
  requestRecord,
} from '../../../../src/api/request-records.ts'
import { servicePage } from '../../../../src/api/service-page.ts'
import type { ContentEndpoint } from '../../../../src/api/wire/content-endpoint.ts'
import { FRAME_ENDPOINTS } from '../../../../src/frame/frame-endpoints.ts'
import { CONTENT_CALLS } from '../../../../src/isomorphic/calls.ts'
import { sampleContent } from '../../../support/content.ts'
import { everyCall, stubBackend } from '../../../support/dom/stub-backend.ts'
import { FAULTS, HANGING, UNREACHABLE } from '../../../support/faults.ts'

/** The addresses of the calls so far, and their priorities. */
const fetched = () =>
  vi.mocked(fetch).mock.calls.map(([request, init]) => [(request as Request).url, init?.priority])

function startStore(responses: Parameters<typeof stubBackend>[0]) {
  return { backend: stubBackend(responses), store: createQueryClient() }
}

test('a content call has no time limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store } = startStore({ 'get-service-page': HANGING })
  void requestRecord(store, servicePage)
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(store.getQueryState(recordQuery(servicePage).queryKey)?.fetchStatus).toBe('fetching')
})

const PAYLOAD = sampleContent('get-service-page')

/** Responses that end, and what a page then shows. */
const RESPONSES: [name: string, shows: string, response: unknown][] = [
  ...Object.entries(FAULTS).flatMap(
    ([fault, { shows = 'on its way', respond }]): typeof RESPONSES =>
      shows === 'on its way' ? [] : [[fault, shows, respond(PAYLOAD, '/fez/get-service-page')]],
  ),
  ['a 503 to retry', 'failure', new Response('', { status: 503, headers: { 'Retry-After': '0' } })],
  ['a payload without a known field', 'nothing yet', { unknown: 'Zone' }],
  ['a payload of blanks', 'nothing yet', { description: '  ' }],
  ...['text', 7, null, { Payload: PAYLOAD }].map((json): (typeof RESPONSES)[number] => [
    JSON.stringify(json).slice(0, 12),
    'failure',
    Response.json(json),
  ]),
]

/** The record that the cache then holds. */
const HELD: Record<string, unknown> = {
  failure: undefined,
  'nothing yet': null,
  content: expect.anything(),
}

test.each(RESPONSES)('the response %s leaves %s', async (_, shows, response) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { backend, store } = startStore({ 'get-service-page': response })
  const ask = () => requestRecord(store, servicePage)
  const held = () => store.getQueryData(recordQuery(servicePage).queryKey)
  await ask()
  // Nothing is retried.
  expect(backend.calls).toHaveLength(1)
  expect(log.mock.calls).toEqual(
    shows === 'failure' ? [['Content call get-service-page failed.', expect.any(Error)]] : [],
  )
  expect(held()).toEqual(HELD[shows])
  // Content is not requested again.
  backend.setResponse('get-service-page', PAYLOAD)
  await ask()
  expect(backend.calls).toHaveLength(shows === 'content' ? 1 : 2)
  expect(held()).toEqual(expect.anything())
})

test('a record whose call failed is missing again after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockReturnValue()
  const { backend, store } = startStore({ 'get-service-page': UNREACHABLE })
  await requestRecord(store, servicePage)
  const failedAt = Date.now()
  const callsAt = async (time: number) => {
    vi.setSystemTime(failedAt + time)
    await requestMissingRecords(store, [servicePage])
    return backend.calls.length
  }
  expect(await callsAt(29_999), 'after 29.999 seconds').toBe(1)
  expect(await callsAt(-29_999), 'once the clock is set back a little').toBe(1)
  expect(await callsAt(30_000), 'after 30 seconds').toBe(2)
  expect(await callsAt(-3_600_000), 'once the clock is set back by an hour').toBe(3)
})

test('all content calls are made once, the page’s own first', async () => {
  const { backend, store } = startStore({})
  void requestRecord(store, servicePage)
  await requestAllRecords(store)
  const [first, ...others] = fetched()
  expect(first).toEqual(['http://localhost:4173/fez/get-service-page', 'high'])
  expect(others).toContainEqual(['http://localhost:4173/fez/meta-tags?path=fez', 'low'])
  expect(others.filter(([, priority]) => priority !== 'low')).toEqual([])
  expect(backend.calls.toSorted()).toEqual(CONTENT_CALLS.toSorted())
})

test('beside the call of the page, four calls run at once', async () => {
  const { backend, store } = startStore(everyCall(HANGING))
  void requestRecord(store, aboutPage)
  void requestAllRecords(store)
  await settled()
  expect(backend.calls).toEqual(['get-about-page', ...CONTENT_CALLS.slice(0, 4)])
})

test('what the frame still lacks leaves room for the page, whatever hangs', async () => {
  const frame = FRAME_ENDPOINTS.map(({ call }) => call)
  const ofPages = CONTENT_CALLS.filter((call) => ![...frame, aboutPage.call].includes(call))
  // A fourth one would leave no call at once for the frame.
  const hanging = Object.fromEntries(ofPages.slice(0, 3).map((call) => [call, HANGING]))
  const { backend, store } = startStore({ ...everyCall(null), ...hanging })
  void requestAllRecords(store)
  // As components do that read a record while its call is under way.
  for (const endpoint of Object.values(ALL_ENDPOINTS))
    new QueryObserver(store, recordQuery(endpoint))
  const isHeld = (endpoint: ContentEndpoint) =>
    store.getQueryData(recordQuery(endpoint).queryKey) !== undefined
  await expect.poll(() => FRAME_ENDPOINTS.every(isHeld)).toBe(true)
  for (const call of [...frame, aboutPage.call]) backend.setResponse(call, HANGING)
  // The router loads the frame of a page before the page.
  void requestMissingRecords(store, FRAME_ENDPOINTS)
  void requestRecord(store, aboutPage)
  await settled()
  expect(store.isFetching(), 'calls under way').toBe(5)
  expect(backend.calls.at(-1)).toBe(aboutPage.call)
})

test('while other calls hang, the call of an opened page is made at once', async () => {
  const { backend, store } = startStore({
    ...everyCall(HANGING),
    'get-about-page': { aboutBanner: '/a.jpg' },
  })
  void requestAllRecords(store)
  await settled()
  await requestRecord(store, aboutPage)
  expect(store.getQueryData(recordQuery(aboutPage).queryKey)?.banner).toBe('/a.jpg')
  expect(fetched().at(-1)).toEqual([expect.stringMatching(/get-about-page$/), 'high'])
  expect(backend.calls.filter((call) => call === 'get-about-page')).toHaveLength(1)
})

test.each([
  ['succeeds', { aboutBanner: '/a.jpg' }],
  ['fails', UNREACHABLE],
])(
  'a call of an opened page that %s is not made again when its turn comes',
  async (_, response) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { promise, resolve } = Promise.withResolvers()
    const { backend, store } = startStore({ ...everyCall(promise), 'get-about-page': response })
    const start = requestAllRecords(store)
    await settled()
    await requestRecord(store, aboutPage)
    resolve(null)
    await start
    expect(backend.calls.toSorted()).toEqual(CONTENT_CALLS.toSorted())
  },
)

/** Waits until all code that waits for nothing else has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
