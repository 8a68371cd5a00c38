import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * Makes the query cache of all records (requirements, section 3). It requests nothing on its own. A
 * record stays for the visit, unless it is empty or came with a prerendered page: then it is stale at once.
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
        // For `useQuery`: only the start, a change of page and 'Try again' request records.
        enabled: false,
        staleTime: ({ state }) => (state.data && state.dataUpdatedAt > 0 ? Infinity : 0),
        gcTime: Infinity,
      },
    },
  })
}
