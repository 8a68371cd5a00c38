import type { StaticDataRouteOption } from '@tanstack/react-router'
import { createQueryClient } from '../api/query-client.ts'
import { isForSearchEngines, NOT_FOUND } from '../frame/head/page-heading.ts'
import { createSiteRouter } from '../router.tsx'

/** A page of the route table, as those who write its HTML need to know it. */
export interface SiteRoute {
  path: string
  /** The routes that draw it, from the outermost layout to its own, by their ids. */
  ids: string[]
  /** `text`: head and text are written. `shell`: a demo route, of which only the head is. */
  kind: 'text' | 'shell'
  /** Whether search engines are to know it. */
  listed: boolean
}

interface RouterRoute {
  id: string
  fullPath: string
  parentRoute?: RouterRoute
  options: { staticData?: StaticDataRouteOption }
}

/** The route for every other path, which has no page of its own. */
const ANY_OTHER = '/$'

/** All routes of the site that have an address of their own. */
export function siteRoutes(): SiteRoute[] {
  const { routesByPath } = createSiteRouter({ queryClient: createQueryClient() })
  const routes = Object.values(routesByPath as unknown as Record<string, RouterRoute>)
  return routes.filter(({ fullPath }) => fullPath !== ANY_OTHER).map(siteRoute)
}

function siteRoute(route: RouterRoute): SiteRoute {
  const { heading, canonicalPath } = route.options.staticData ?? {}
  // The folder's own page has a slash at its end, which addresses of this site have not.
  const path = route.fullPath.replace(/(?<=.)\/$/, '')
  if (path.includes('$')) {
    throw new Error(
      `The route ${path} takes a parameter, which no page of this site can: its HTML is written ahead, one page for each address. Give each such page an address of its own in src/routes.`,
    )
  }
  return {
    path,
    ids: withLayouts(route).map(({ id }) => id),
    kind: isForSearchEngines(heading) || heading === NOT_FOUND ? 'text' : 'shell',
    listed: isForSearchEngines(heading) && canonicalPath === undefined,
  }
}

/** Without the root, whose code every page has. */
function withLayouts(route: RouterRoute): RouterRoute[] {
  return route.parentRoute ? [...withLayouts(route.parentRoute), route] : []
}
