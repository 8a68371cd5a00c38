import type { QueryClient } from '@tanstack/react-query'
import type { ContentEndpoint } from './content-endpoint.ts'
import { fetchRecord } from './fetch-records.ts'
import { isOnlyHydrated } from './record-state.ts'

export interface LoaderContext {
  context: { queryClient: QueryClient }
  preload: boolean
  route: { options: { staticData?: { endpoint?: ContentEndpoint } } }
}

/**
 * The loader of a page that shows a record, which its static data name. It does not wait for the record, so
 * that the page opens at once, and requests nothing if the router only preloads the page's code. A record
 * that came with the page is left to `fetchUnsettledRecords`, which waits until the page is hydrated.
 */
export function loadRecord({ context: { queryClient }, preload, route }: LoaderContext): void {
  const endpoint = route.options.staticData?.endpoint
  if (preload || !endpoint || isOnlyHydrated(queryClient, endpoint)) return
  void fetchRecord(queryClient, endpoint)
}
