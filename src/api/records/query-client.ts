import { QueryCache, QueryClient } from '@tanstack/react-query'
import { atMost, type Send } from '../calls/at-most.ts'

/** One of the six connections that HTTP/1.1 has stays free for files while a whole backend hangs. */
const CALLS_AT_ONCE = 5

/** `updatedAt` of a record that came with the page's HTML: it counts as never fetched. */
export const PRERENDERED = 0

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
        meta: { send: atMost(CALLS_AT_ONCE) },
        retry: false,
        // Offline, a call has to fail at once, not wait unseen.
        networkMode: 'always',
        // Only the start, route loaders and 'Try again' request; a component that mounts does not.
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

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { send: Send }
  }
}
