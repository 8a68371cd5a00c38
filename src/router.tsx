import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRouter,
  type LocationRewrite,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { publicOrigin } from './frame/head/page-address.ts'
import type { PageHeading } from './frame/head/use-page-heading.ts'
import { CrashPage } from './frame/page/crash-page.tsx'
import { QUERY_AS_WRITTEN } from './query-as-written.ts'
import { routeTree } from './routeTree.gen.ts'

interface SiteRouterOptions {
  queryClient: QueryClient
  /** Default: the browser's. */
  history?: RouterHistory
  siteUrl?: string
  /** Whether the router is for prerendering. */
  isServer?: boolean
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

export function createSiteRouter({
  queryClient,
  siteUrl = publicOrigin(),
  ...options
}: SiteRouterOptions) {
  return createRouter({
    ...options,
    routeTree,
    context: { queryClient, siteUrl },
    rewrite: NORMALIZED_PATH,
    ...QUERY_AS_WRITTEN,
    // When prerendering, the router would add an inline script. The Content-Security-Policy allows only
    // those of index.html.
    scrollRestoration: !options.isServer && createShouldScroll(),
    // Pointing at a link loads the page's code. Loaders request no record then (`record-loader.ts`). What
    // they returned is stale at once, so that they run again when the link is followed.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    defaultOnCatch: (error) => {
      console.error('The page could not be shown.', error)
    },
  })
}

/**
 * Makes the function that the router calls after it has rendered a page. It returns whether the router
 * scrolls: to the place that it has saved for the page, else to the top.
 */
function createShouldScroll() {
  let shown: ParsedLocation | undefined
  return ({ location }: { location: ParsedLocation }) => {
    const before = shown
    shown = location
    // The router saves the place of a page when the visitor leaves it, but only if a scroll event has
    // come since the page was rendered (https://github.com/TanStack/router/issues/7040). None comes if
    // the visitor scrolled before the scripts ran, or leaves before the next animation frame. So this
    // sends one.
    document.dispatchEvent(new Event('scroll'))
    // It finds the place again by a key in the entry of the history. An entry that the browser has added,
    // for a place on the page, has none yet. The router's own `replaceState` would load the page again.
    if (history.state === null) History.prototype.replaceState.call(history, location.state, '')

    // If the visitor has scrolled before the scripts came, the page stays where it is.
    if (!before) return window.scrollY === 0

    const { pathname, hash, state } = location
    const isSame = state.__TSR_key === before.state.__TSR_key
    const lacksPlace = hash && pathname !== before.pathname && !document.getElementById(hash)
    // As in the browser, a link to the page on the screen leads to its top, and a new page begins at its
    // top, also without the place that its address names. The router would not scroll.
    if (isSame || lacksPlace) window.scrollTo(0, 0)
    return !isSame
  }
}

/**
 * Escapes two slashes at the start of the path in the address bar. The router's history would read one, as
 * they could name another site.
 */
export function escapeLeadingSlashes(): void {
  const { pathname, search, hash } = location
  if (!pathname.startsWith('//')) return
  history.replaceState(history.state, '', escapeOddPath(pathname) + search + hash)
}

// For the router, `/services/` and `/services` are the same address, so its `trailingSlash` redirects
// nothing. The site reads the path without the slash, and the address bar keeps it.
const NORMALIZED_PATH: LocationRewrite = {
  input: ({ url }) => {
    url.pathname = escapeOddPath(url.pathname).replace(/(.)\/$/, '$1')
    return url
  },
}

/** A space at the end, or a control character: reading the decoded path as an address again loses them. */
const LOST_WHEN_DECODED = /%(?:20$|[01][\da-f])/i

/**
 * Makes a path that no route matches from one that cannot be decoded (`/100%`), has an empty segment
 * (`//services`) or a space at its end (`/services%20`). The router cannot match the first, and would find a
 * page for the others, which the server does not.
 */
function escapeOddPath(path: string): string {
  const isPlain = isDecodable(path) && !LOST_WHEN_DECODED.test(path)
  return (isPlain ? path : path.replaceAll('%', '%25')).replaceAll('//', '/%2F')
}

function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose result is not used, whatever it may throw.
    return decodeURI(path) !== ''
  } catch {
    return false
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
    /** The main path of a page that has two paths. */
    canonicalPath?: string
  }
}
