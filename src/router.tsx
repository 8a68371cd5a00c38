import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ContentRecord } from './api/content-record.ts'
import { CrashPage } from './frame/crash-page.tsx'
import type { PageHeading } from './frame/page-heading.ts'
import { routeTree } from './routeTree.gen.ts'

/** What every route is given. */
export interface RouterContext {
  queryClient: QueryClient
}

interface SiteRouterOptions extends RouterContext {
  /** Default: the browser's. */
  history?: RouterHistory
}

export function createSiteRouter({ queryClient, history }: SiteRouterOptions) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    scrollRestoration: true,
    // A page's code comes when its link is pointed at; its record is never asked for before a click.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
  })
}

/** The content records that the page at the router's address shows. */
export function recordsOfPage(router: ReturnType<typeof createSiteRouter>): ContentRecord[] {
  return router
    .matchRoutes(router.latestLocation.pathname, router.latestLocation.search)
    .flatMap(({ staticData }) => staticData.record ?? [])
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
  interface StaticDataRouteOption {
    /** What the page is called. The root, which is no page, has none. */
    heading?: PageHeading
    /** The content record that the page shows, where it shows one. */
    record?: ContentRecord
  }
}
