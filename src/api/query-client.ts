import { QueryCache, QueryClient } from '@tanstack/react-query'

/** `updatedAt` of a record that came with the page's HTML: it counts as never fetched. */
export const WRITTEN = 0

/**
 * The store of all content records (specification, section 3). It requests nothing on its own. A
 * record that is empty or came with the HTML is stale at once; others stay for the visit.
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
        // Offline, a call has to fail at once, not wait unseen.
        networkMode: 'always',
        staleTime: ({ state }) => (state.data && state.dataUpdatedAt !== WRITTEN ? Infinity : 0),
        gcTime: Infinity,
      },
    },
  })
}
