import type { QueryClient } from '@tanstack/react-query'
import { prefetchRecords } from '../api/records/fetch-records.ts'
import { failedRecently, isSettled } from '../api/records/record-state.ts'
import { FRAME_ENDPOINTS } from './frame-endpoints.ts'

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
