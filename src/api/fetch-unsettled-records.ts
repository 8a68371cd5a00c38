import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from '../isomorphic/calls.ts'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import type { ContentEndpoint } from './records/content-endpoint.ts'
import { fetchRecord, prefetchRecords } from './records/fetch-records.ts'
import { isSettled } from './records/record-state.ts'

/**
 * Makes all content calls that have had no response. A record that came with a prerendered page
 * does not count as a response. Resolves when all calls have ended.
 *
 * @param shown the endpoints of the page on the screen, whose records are requested first
 */
export async function fetchUnsettledRecords(
  queryClient: QueryClient,
  shown: ContentEndpoint[] = [],
): Promise<void> {
  // The call of a page that was opened in the meantime may have failed. It is not repeated.
  const isDue = (endpoint: ContentEndpoint) => !isSettled(queryClient, endpoint)
  const others = CONTENT_CALLS.map((call) => ALL_ENDPOINTS[call]).filter(
    (endpoint) => !shown.includes(endpoint),
  )
  await Promise.all([
    ...shown.filter(isDue).map((endpoint) => fetchRecord(queryClient, endpoint)),
    prefetchRecords(queryClient, others, isDue),
  ])
}
