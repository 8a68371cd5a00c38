import {
  type QueryClient,
  type QueryFunction,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query'
import { hasContent } from '../../i18n/has-content.ts'
import { CALLS, type ContentCall } from '../../isomorphic/calls.ts'
import { responseProblem } from '../../isomorphic/response-problem.ts'
import { backend, callUrl } from '../client.ts'
import type { Items, Shape } from '../wire/fields.ts'
import { readRecord } from '../wire/read-record.ts'

/** The calls whose payload has this declaration's form: one record, or a list of them. */
type CallOf<Declared> = {
  [Call in ContentCall]: (typeof CALLS)[Call]['payload'] extends (
    Declared extends Items ? 'records' : 'record'
  )
    ? Call
    : never
}[ContentCall]

/**
 * Describes the record of a content call, with `query` for the query cache. The record is null if it is
 * empty. A response that cannot be used is a failure of its call.
 *
 * @param shape declares the fields of the payload
 */
export function contentRecord<Declared extends Shape | Items>(
  call: CallOf<Declared> & ContentCall,
  shape: Declared,
) {
  const { query: searchParams = {} } = CALLS[call] as { query?: Record<string, string> }
  const readResponse = (response: unknown) => {
    const problem = responseProblem(call, response)
    if (problem !== undefined) throw new Error(`The response is ${problem}.`)
    const record = readRecord(shape, (response as { payload: unknown }).payload)
    return hasContent(record) ? record : null
  }
  const request = async (priority: RequestPriority) =>
    readResponse(await backend.get(callUrl(call), { searchParams, priority }).json<unknown>())
  const query = queryOptions({
    queryKey: ['content', call as ContentCall] as const,
    queryFn: () => request('high'),
  })
  return { call: call as ContentCall, query, request, shape, readResponse }
}

type Described<Declared extends Shape | Items> = ReturnType<typeof contentRecord<Declared>>

export interface ContentRecord<Declared extends Shape | Items = Shape | Items> extends Omit<
  Described<Declared>,
  'query'
> {
  query: Pick<Described<Declared>['query'], 'queryKey' | 'queryFn'>
}

/** Requests a record that the page on the screen shows, unless it is loaded or being loaded. */
export async function fetchRecord(
  client: QueryClient,
  { query, request }: ContentRecord,
  priority: RequestPriority = 'high',
): Promise<void> {
  // The query cache logs a failed call.
  await client.query({ ...query, queryFn: () => request(priority) }).catch(() => undefined)
}

/**
 * With the call of the page on the screen, that makes five. Browsers open six HTTP/1.1 connections:
 * if the backend hangs, one stays free for files.
 */
const BACKGROUND_CALLS_AT_ONCE = 4

/**
 * Requests records that the page on the screen does not need yet, in their order and with low
 * priority. A record that waits here does not wait if a page requests it.
 */
export async function prefetchRecords(
  client: QueryClient,
  records: ContentRecord[],
): Promise<void> {
  const waiting = [...records]
  const requestOneByOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await fetchRecord(client, next, 'low')
    }
  }
  await Promise.all(Array.from({ length: BACKGROUND_CALLS_AT_ONCE }, requestOneByOne))
}

/**
 * Whether the record's content call has succeeded or failed. A record that came with a prerendered
 * page does not count as a response.
 */
export function isSettled(client: QueryClient, record: ContentRecord): boolean {
  const { dataUpdatedAt = 0, errorUpdatedAt = 0 } =
    client.getQueryState(record.query.queryKey) ?? {}
  return dataUpdatedAt > 0 || errorUpdatedAt > 0
}

/** Whether a prerendered page brought the record, be it empty, and its content call has not ended yet. */
export function cameWithPage(client: QueryClient, record: ContentRecord): boolean {
  return client.getQueryData(record.query.queryKey) !== undefined && !isSettled(client, record)
}

const RECENTLY_MS = 30_000

export function failedRecently(client: QueryClient, record: ContentRecord): boolean {
  const state = client.getQueryState(record.query.queryKey)
  return state?.status === 'error' && Date.now() - state.errorUpdatedAt < RECENTLY_MS
}

/** A record that is a `T` unless it is empty. */
export interface RecordOfType<T> {
  query: {
    queryKey: ContentRecord['query']['queryKey']
    queryFn?: QueryFunction<T | null, ContentRecord['query']['queryKey']>
  }
}

/** Reads a record from the query cache, and requests nothing. */
export function useRecord<T>({ query }: RecordOfType<T>): UseQueryResult<T | null> {
  return useQuery(query)
}
