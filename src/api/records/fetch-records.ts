import type { QueryClient } from '@tanstack/react-query'
import type { ContentEndpoint } from './content-endpoint.ts'

/** Requests a record, unless it is loaded or being loaded. */
export async function fetchRecord(
  client: QueryClient,
  { query }: ContentEndpoint,
  priority: RequestPriority = 'high',
): Promise<void> {
  // The query cache logs a failed call.
  await client.query({ ...query, meta: { priority } }).catch(() => undefined)
}

/** Browsers open six HTTP/1.1 connections: if the backend hangs, one stays free for files. */
const CALLS_AT_ONCE = 5

/**
 * Requests records that the page on the screen does not need yet, in their order and with low
 * priority, beside the calls that are under way. A record that waits here does not wait if a page requests it.
 *
 * @param isDue whether to request a record, when its turn comes
 */
export async function prefetchRecords(
  client: QueryClient,
  endpoints: ContentEndpoint[],
  isDue: (endpoint: ContentEndpoint) => boolean,
): Promise<void> {
  const waiting = endpoints.values()
  const requestOneByOne = async () => {
    for (const endpoint of waiting) {
      if (isDue(endpoint)) await fetchRecord(client, endpoint, 'low')
    }
  }
  const length = CALLS_AT_ONCE - client.isFetching()
  await Promise.all(Array.from({ length }, requestOneByOne))
}
