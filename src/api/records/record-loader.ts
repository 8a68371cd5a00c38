import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { ContentEndpoint } from './content-endpoint.ts'
import { fetchRecord } from './fetch-records.ts'
import { isOnlyHydrated } from './record-state.ts'

interface LoaderContext {
  context: { queryClient: QueryClient }
  preload: boolean
}

/** The data of the loader of a page that shows a record. */
interface LoadedRecord {
  endpoint: ContentEndpoint
}

/**
 * Makes the loader of a page that shows a record. The loader does not wait for the record, so that
 * the page opens at once. It requests nothing if the router only preloads the page's code. A record that
 * came with the page is left to `fetchUnsettledRecords`, which waits until the page is hydrated.
 */
export function recordLoader(endpoint: ContentEndpoint) {
  return ({ context, preload }: LoaderContext): LoadedRecord => {
    if (!preload && !isOnlyHydrated(context.queryClient, endpoint)) {
      void fetchRecord(context.queryClient, endpoint)
    }
    return { endpoint }
  }
}

/** The endpoints whose records are on the page that the router has loaded. */
export function endpointsOfPage({ state }: AnyRouter): ContentEndpoint[] {
  return state.matches.flatMap(
    ({ loaderData }) => (loaderData as Partial<LoadedRecord> | undefined)?.endpoint ?? [],
  )
}
