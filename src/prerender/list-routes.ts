import {
  type AnyRouter,
  createMemoryHistory,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { isForSearchEngines, NOT_FOUND_HEADING } from '../frame/head/page-heading.ts'
import type { PageRoute } from '../isomorphic/page-route.ts'
import { createSiteRouter } from '../router/router.ts'
import { renderingContext } from './rendering-context.ts'

interface RouterRoute {
  id: string
  fullPath: string
  options: { staticData?: StaticDataRouteOption }
}

const ANY_OTHER_PATH = '/$'

/** Lists the routes that have an address of their own. Throws if one takes a parameter. */
export function listRoutes(
  { routesByPath }: AnyRouter = createSiteRouter(renderingContext(), {
    history: createMemoryHistory(),
  }),
): PageRoute[] {
  return Object.values<RouterRoute>(routesByPath)
    .filter(({ fullPath }) => fullPath !== ANY_OTHER_PATH)
    .map(siteRoute)
}

function siteRoute(route: RouterRoute): PageRoute {
  const { heading, canonicalPath } = route.options.staticData ?? {}
  // The router ends the path of a folder's index page with a slash; the site's addresses have none.
  const path = route.fullPath.replace(/(?<=.)\/$/, '')
  if (path.includes('$')) {
    throw new Error(
      `The route ${path} takes a parameter, which no page of this site can: its HTML is written ahead, one page for each address. Give each such page an address of its own in src/routes.`,
    )
  }
  return {
    path,
    id: route.id,
    kind: isForSearchEngines(heading) || heading === NOT_FOUND_HEADING ? 'text' : 'shell',
    listed: isForSearchEngines(heading) && canonicalPath === undefined,
  }
}
