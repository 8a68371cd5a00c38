import type { AnyRouteMatch } from '@tanstack/react-router'
import type { ContentEndpoint } from '../wire/content-endpoint.ts'

/** The endpoints whose records a page shows, as its routes say. */
export function pageEndpoints(matches: Pick<AnyRouteMatch, 'staticData'>[]): ContentEndpoint[] {
  return matches.flatMap(({ staticData }) => staticData.endpoint ?? [])
}
