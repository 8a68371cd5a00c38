import { QueryCache, QueryClient } from '@tanstack/react-query'

/** When a record that a written page brought along was fetched: never, in this visit. */
export const WRITTEN = 0

/**
 * The shared store of all content records (specification, section 3). Nothing in it is fetched
 * on its own account: only start-up, route loaders and 'Try again' ask, see `content-record.ts`.
 * An empty record goes stale at once, so that it is fetched again when something next needs it; one
 * that was fetched and holds something never does, and is kept for the whole visit (section 4).
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
        // Offline, a call is to fail at once rather than to wait unseen.
        networkMode: 'always',
        staleTime: ({ state }) => (state.data && state.dataUpdatedAt !== WRITTEN ? Infinity : 0),
        gcTime: Infinity,
      },
    },
  })
}
