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
    rewrite: AS_ROUTES_ARE_SPELT,
    scrollRestoration: true,
    // Pointing at a link loads the page's code, but not its record.
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

// The router's own does not catch the rejection when the next click cuts a cross-fade short, so the
// browser would report an uncaught error for each quick click.
function crossFade(update: () => Promise<void>): Promise<void> {
  // Some visitors' browsers lack view transitions, which the types do not allow for.
  const start = (document as Partial<Document>).startViewTransition
  if (!start) return update()
  const { ready, updateCallbackDone } = start.call(document, update)
  ready.catch(() => undefined)
  return updateCallbackDone
}

// The router takes addresses with and without a trailing slash as the same, so neither can redirect
// to the other; and no route, not even `/$`, matches what it cannot decode, such as `/100%`. Both are
// mended before the router sees them.
const AS_ROUTES_ARE_SPELT: LocationRewrite = {
  input: ({ url }) => {
    const path = url.pathname.replace(/^(.+?)\/+$/, '$1')
    url.pathname = decoded(path) === undefined ? path.replaceAll('%', '%25') : path
    return url
  },
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}

export function recordsOfPage(router: ReturnType<typeof createSiteRouter>): ContentRecord[] {
  return router
    .matchRoutes(router.latestLocation.pathname, router.latestLocation.search)
    .flatMap(({ staticData }) => staticData.record ?? [])
}

/** To be called once the router has loaded the page. */
export function hasPageCode(router: ReturnType<typeof createSiteRouter>): boolean {
  // A lazy component loses its `preload` when its file has loaded, and keeps it when that failed.
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
    /** A template's pages have it from their layout. */
    heading?: PageHeading
    record?: ContentRecord
    /** Whether the page's code is too large to be loaded ahead. */
    large?: boolean
    /** For search engines, where no meta-tag record describes the page. */
    description?: MessageDescriptor
    /** For a page that has two addresses. */
    canonicalPath?: string
  }
}
