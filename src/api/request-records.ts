import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from '../isomorphic/calls.ts'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import { recordQuery } from './records/record-query.ts'
import type { ContentEndpoint } from './wire/content-endpoint.ts'

/**
 * With the call of the page on the screen, that makes five. Browsers open six HTTP/1.1 connections:
 * if the backend hangs, one stays free for files.
 */
const BACKGROUND_CALLS_AT_ONCE = 4

const RECENTLY_MS = 30_000

/**
 * At the start: makes all content calls that have had no response, those of the page on the screen first.
 * Resolves when all have ended.
 *
 * @param shown the endpoints of the page on the screen
 */
export async function requestAllRecords(
  client: QueryClient,
  shown: ContentEndpoint[] = [],
): Promise<void> {
  // The call of a page that was opened in the meantime may have failed. It is not repeated.
  const isDue = (endpoint: ContentEndpoint) => !isSettled(client, endpoint)
  const others = CONTENT_CALLS.map((call) => ALL_ENDPOINTS[call]).filter(
    (endpoint) => !shown.includes(endpoint),
  )
  await Promise.all([
    ...shown.filter(isDue).map((endpoint) => request(client, endpoint, 'high')),
    requestInTurn(client, others, isDue),
  ])
}

/**
 * When a page is opened: requests its record, unless it is loaded or being loaded. A record that came with the
 * page is left to `requestAllRecords`, which waits until the page is hydrated.
 */
export async function requestRecord(client: QueryClient, endpoint: ContentEndpoint): Promise<void> {
  const hasRecord = client.getQueryData(recordQuery(endpoint).queryKey) !== undefined
  const cameWithPage = hasRecord && !isSettled(client, endpoint)
  if (!cameWithPage) await request(client, endpoint, 'high')
}

/**
 * At a change of page: requests what header, footer and metadata still lack after their calls have ended. A
 * record whose call failed recently is left out: a backend that is down must not get all these calls for
 * each click.
 */
export async function requestMissingRecords(
  client: QueryClient,
  endpoints: ContentEndpoint[],
): Promise<void> {
  await requestInTurn(
    client,
    endpoints,
    (endpoint) => isSettled(client, endpoint) && !failedRecently(client, endpoint),
  )
}

/**
 * Requests records that the page on the screen does not need yet, in their order and with low priority.
 * A record that waits here does not wait if a page requests it. While four such calls are under way, it requests
 * nothing: the next change of page tries again.
 *
 * @param isDue whether to request a record, when its turn comes
 */
async function requestInTurn(
  client: QueryClient,
  endpoints: ContentEndpoint[],
  isDue: (endpoint: ContentEndpoint) => boolean,
): Promise<void> {
  const waiting = endpoints.values()
  const requestOneByOne = async () => {
    for (const endpoint of waiting) {
      if (!isDue(endpoint)) continue
      countBackgroundCall(client, 1)
      await request(client, endpoint, 'low')
      countBackgroundCall(client, -1)
    }
  }
  const length = BACKGROUND_CALLS_AT_ONCE - (backgroundCalls.get(client) ?? 0)
  await Promise.all(Array.from({ length }, requestOneByOne))
}

/** The calls under way with low priority. Their `meta` cannot say it: each component that reads a record replaces it. */
const backgroundCalls = new WeakMap<QueryClient, number>()

function countBackgroundCall(client: QueryClient, change: 1 | -1): void {
  backgroundCalls.set(client, (backgroundCalls.get(client) ?? 0) + change)
}

async function request(
  client: QueryClient,
  endpoint: ContentEndpoint,
  priority: RequestPriority,
): Promise<void> {
  // The query cache logs a failed call.
  await client.query({ ...recordQuery(endpoint), meta: { priority } }).catch(() => undefined)
}

/**
 * Whether the endpoint's content call has succeeded or failed. A record that came with a prerendered
 * page does not count as a response.
 */
function isSettled(client: QueryClient, endpoint: ContentEndpoint): boolean {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } =
    client.getQueryState(recordQuery(endpoint).queryKey) ?? {}
  return dataUpdatedAt > 0 || errorUpdatedAt > 0
}

function failedRecently(client: QueryClient, endpoint: ContentEndpoint): boolean {
  const state = client.getQueryState(recordQuery(endpoint).queryKey)
  // A clock that has been set back does not make it recent for longer.
  return state?.status === 'error' && Math.abs(Date.now() - state.errorUpdatedAt) < RECENTLY_MS
}
