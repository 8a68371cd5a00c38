import { QueryCache, QueryClient } from '@tanstack/react-query'

/** The `updatedAt` of a record that came with a prerendered page: it counts as never fetched. */
export const PRERENDERED = 0

/**
 * Makes the query cache of all records (specification, section 3). It requests nothing on its
 * own. A record that is empty, or came with a prerendered page, is stale at once; others stay for
 * the visit.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        console.error(`Content call ${String(query.queryKey[1])} failed.`, error)
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        // Without a network, a call fails at once, so that the visitor sees the notice.
        networkMode: 'always',
        // Only the start, route loaders and 'Try again' request records.
        retryOnMount: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        staleTime: ({ state }) =>
          state.data && state.dataUpdatedAt !== PRERENDERED ? Infinity : 0,
        gcTime: Infinity,
      },
    },
  })
}
