import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The shared store of all content records (specification, section 3). Nothing in it is fetched
 * on its own account: only start-up, route loaders and 'Try again' ask, see `content-record.ts`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        console.error(`Content call ${String(query.queryKey[1])} failed.`, error)
      },
    }),
    defaultOptions: {
      // 'always': offline, a call is to fail at once rather than to wait unseen.
      queries: { retry: false, networkMode: 'always' },
    },
  })
}
