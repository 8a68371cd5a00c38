import { createMemoryHistory } from '@tanstack/react-router'
import type { ContentEndpoint } from '../../src/api/records/content-endpoint.ts'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { createSiteRouter } from '../../src/router/router.ts'

interface RouterRoute {
  options: { loader?: (options: { preload: boolean }) => { endpoint: ContentEndpoint } }
}

/** The content call whose record a page loads, as its route says. A preload makes no call. */
export function callOfPage(path: string): ContentCall | undefined {
  const { routesByPath } = createSiteRouter({
    queryClient: createQueryClient(),
    history: createMemoryHistory(),
  })
  const { loader } = (routesByPath as unknown as Record<string, RouterRoute>)[path]?.options ?? {}
  return loader?.({ preload: true }).endpoint.call
}
