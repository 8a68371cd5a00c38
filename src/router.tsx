import type { MessageDescriptor } from '@lingui/core'
import {
  createBrowserHistory,
  createRouter,
  type LocationRewrite,
  type RouterHistory,
} from '@tanstack/react-router'
import type { ContentRecord } from './api/content-record.ts'
import type { PageHeading } from './frame/head/page-heading.ts'
import { CrashPage } from './frame/page/crash-page.tsx'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'

interface SiteRouterOptions extends RouterContext {
  /** Default: the browser's. */
  history?: RouterHistory
}

export function createSiteRouter({
  queryClient,
  history = createBrowserHistory(),
}: SiteRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history,
    rewrite: WITHOUT_TRAILING_SLASH,
    scrollRestoration: true,
    // A page's code comes when its link is pointed at; its record is never asked for before a click.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
  })
  router.startViewTransition = (update) => {
    const wanted = router.shouldViewTransition
    router.shouldViewTransition = false
    return wanted ? crossFade(update) : update()
  }
  return router
}

// The router's own leaves unheard that a cross-fade was cut short by the next click: the browser
// would report an uncaught error for each quick step.
function crossFade(update: () => Promise<void>): Promise<void> {
  // The types know no browser without view transitions; some visitors have one.
  const start = (document as Partial<Document>).startViewTransition
  if (!start) return update()
  const { ready, updateCallbackDone } = start.call(document, update)
  ready.catch(() => undefined)
  return updateCallbackDone
}

// To the router two addresses that differ in a trailing slash are the same, so that none can
// redirect to the other: the slash goes before the router sees it.
const WITHOUT_TRAILING_SLASH: LocationRewrite = {
  input: ({ url }) => {
    url.pathname = url.pathname.replace(/^(.+?)\/+$/, '$1')
    return url
  },
}

/** The content records that the page at the router's address shows. */
export function recordsOfPage(router: ReturnType<typeof createSiteRouter>): ContentRecord[] {
  return router
    .matchRoutes(router.latestLocation.pathname, router.latestLocation.search)
    .flatMap(({ staticData }) => staticData.record ?? [])
}

/** Whether all code of the page at the router's address has come, once the router has loaded it. */
export function hasPageCode(router: ReturnType<typeof createSiteRouter>): boolean {
  // A lazy component loses its `preload` when its file is there; one whose file is lost keeps it.
  return router.state.matches.every(
    ({ routeId, status }) =>
      status === 'success' && !router.routesById[routeId].options.component?.preload,
  )
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
  interface StaticDataRouteOption {
    /** What the page is called; a template's pages have it from their layout. */
    heading?: PageHeading
    /** The content record that the page shows, where it shows one. */
    record?: ContentRecord
    /** Whether its code is too much to be fetched before anybody asks for the page. */
    large?: boolean
    /** What search engines say of a page that no meta-tag record describes. */
    description?: MessageDescriptor
    /** The address under which search engines know a page that stands at two. */
    canonicalPath?: string
  }
}
