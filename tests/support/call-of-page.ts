import { createMemoryHistory } from '@tanstack/react-router'
import { pageEndpoints } from '../../src/api/records/page-endpoints.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { renderingContext } from '../../src/prerender/rendering-context.ts'
import { createSiteRouter } from '../../src/router/router.ts'

/** The content call whose record a page shows, as its route says. */
export function callOfPage(path: string): ContentCall | undefined {
  const router = createSiteRouter(renderingContext(), { history: createMemoryHistory() })
  const [endpoint] = pageEndpoints(router.matchRoutes(path))
  return endpoint?.call
}
