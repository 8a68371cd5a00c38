import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRouter,
  type LocationRewrite,
  type RouterHistory,
} from '@tanstack/react-router'
import { publicOrigin } from './frame/head/page-address.ts'
import type { PageHeading } from './frame/head/page-heading.ts'
import { CrashPage } from './frame/page/crash-page.tsx'
import { routeTree } from './routeTree.gen.ts'

interface SiteRouterOptions {
  queryClient: QueryClient
  history?: RouterHistory
  siteUrl?: string
  /** Whether the router is for prerendering. */
  isServer?: boolean
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

export function createSiteRouter({
  queryClient,
  history = createBrowserHistory(),
  siteUrl = publicOrigin(),
  isServer = false,
}: SiteRouterOptions) {
  return createRouter({
    routeTree,
    context: { queryClient, siteUrl },
    history,
    isServer,
    rewrite: AS_ROUTES_ARE_SPELT,
    // When prerendering, it would add an inline script, which the Content-Security-Policy forbids: it
    // allows index.html's own.
    scrollRestoration: !isServer && scrollRestoration(),
    // Pointing at a link loads the page's code. Loaders request no record then (`record-loader.ts`). Their
    // data count as stale at once, so that they run again when the link is followed.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
  })
}

/**
 * Makes the function that the router calls after each rendering of a page: whether to scroll to the
 * place that it has saved for the page, or to the top.
 */
function scrollRestoration() {
  let isFirstPage = true
  return () => {
    // The router saves the place of a page when the visitor leaves it, but only if a scroll event has
    // come since the page was rendered (https://github.com/TanStack/router/issues/7040). None comes if
    // the visitor scrolled before the scripts ran, or leaves before the next animation frame.
    document.dispatchEvent(new Event('scroll'))
    // If the visitor has scrolled before the scripts came, the page stays where it is.
    const stays = isFirstPage && window.scrollY > 0
    isFirstPage = false
    return !stays
  }
}

// The router treats an address with a trailing slash like the one without, so it cannot redirect
// from one to the other: the address bar keeps the slash. It also cannot match an address that it
// cannot decode, such as `/100%`. So both are rewritten before the router reads them.
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

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
  interface StaticDataRouteOption {
    /** Null for a layout, and for a page of the template (`src/template`), whose layout has the heading. */
    heading: PageHeading | null
    /** The description for search engines, if the page's meta-tag record has none. */
    description?: MessageDescriptor
    /** The main path of a page that the specification gives two paths. */
    canonicalPath?: string
  }
}
