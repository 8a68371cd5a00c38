import type { QueryClient } from '@tanstack/react-query'
import { CONTENT_CALLS } from '../isomorphic/calls.ts'
import { ALL_ENDPOINTS } from './all-endpoints.ts'
import type { ContentEndpoint } from './records/content-endpoint.ts'
import { fetchRecord, prefetchRecords } from './records/fetch-records.ts'
import { isSettled } from './records/record-state.ts'

/**
 * Makes all content calls that have had no response. A record that came with a prerendered page
 * counts as without a response. Resolves when all have ended.
 *
 * @param shown the endpoints of the page on the screen, whose records are requested first
 */
export async function fetchUnsettledRecords(
  queryClient: QueryClient,
  shown: ContentEndpoint[] = [],
): Promise<void> {
  const due = (endpoints: ContentEndpoint[]) =>
    endpoints
      // The call of the page on the screen may have failed by now; it is not repeated.
      .filter((endpoint) => !isSettled(queryClient, endpoint))
      // Otherwise a record that came with the page would never be stale.
      .map((endpoint) => ({ ...endpoint, query: { ...endpoint.query, staleTime: 0 } }))
  const others = CONTENT_CALLS.map((call) => ALL_ENDPOINTS[call]).filter(
    (endpoint) => !shown.includes(endpoint),
  )
  await Promise.all([
    ...due(shown).map((endpoint) => fetchRecord(queryClient, endpoint)),
    prefetchRecords(queryClient, due(others)),
  ])
}
