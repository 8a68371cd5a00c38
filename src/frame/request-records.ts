import type { QueryClient } from '@tanstack/react-query'
import type { ContentEndpoint } from '../api/records/content-endpoint.ts'
import { fetchRecord, prefetchRecords } from '../api/records/fetch-records.ts'
import { failedRecently, isOnlyHydrated, isSettled } from '../api/records/record-state.ts'
import { FRAME_ENDPOINTS } from './frame-endpoints.ts'

/**
 * Requests the records of a page that is opened, and does not wait for them, so that the page opens at
 * once. Those that came with the page are left to `fetchUnsettledRecords`, which waits until the page is
 * hydrated.
 */
export function requestPageRecords(queryClient: QueryClient, endpoints: ContentEndpoint[]): void {
  for (const endpoint of endpoints) {
    if (!isOnlyHydrated(queryClient, endpoint)) void fetchRecord(queryClient, endpoint)
  }
}

/**
 * Requests what header, footer and metadata still lack after their calls have ended. A record whose call
 * failed recently is left out: a backend that is down must not get all these calls for each click.
 */
export function requestMissingFrameRecords(queryClient: QueryClient): void {
  void prefetchRecords(
    queryClient,
    FRAME_ENDPOINTS,
    (endpoint) => isSettled(queryClient, endpoint) && !failedRecently(queryClient, endpoint),
  )
}
