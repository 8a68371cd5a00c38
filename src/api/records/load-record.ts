import type { QueryClient } from '@tanstack/react-query'
import type { ContentEndpoint } from './content-endpoint.ts'
import { fetchRecord } from './fetch-records.ts'
import { isOnlyHydrated } from './record-state.ts'

/**
 * Requests the record of a page that is opened. It does not wait for the record, so that the page opens at
 * once. A record that came with the page is left to `fetchUnsettledRecords`, which waits until the page is
 * hydrated.
 */
export function loadRecord(queryClient: QueryClient, endpoint: ContentEndpoint): void {
  if (!isOnlyHydrated(queryClient, endpoint)) void fetchRecord(queryClient, endpoint)
}
