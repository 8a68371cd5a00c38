import type { MessageDescriptor } from '@lingui/core'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ContentEndpoint } from '../api/wire/content-endpoint.ts'
import type { PageHeading } from '../frame/head/page-heading.ts'
import { FailedPage } from '../frame/page/failed-page.tsx'
import { routeTree } from '../routeTree.gen.ts'
import type { PagePath } from '../ui/links/page-path.ts'
import { ODD_PATH_REWRITE } from './odd-paths.ts'
import { RAW_SEARCH_OPTIONS } from './raw-search.ts'
import type { SiteContext } from './site-context.ts'

interface SiteRouterOptions {
  /** Default: the browser's. */
  history?: RouterHistory
  /** Whether the router is for prerendering. */
  isServer?: boolean
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

export function createSiteRouter(context: SiteContext, options: SiteRouterOptions) {
  return createRouter({
    ...options,
    routeTree,
    context,
    rewrite: ODD_PATH_REWRITE,
    ...RAW_SEARCH_OPTIONS,
    // `scroll-places.ts` scrolls instead: the router only keeps the browser from it while the page is open.
    scrollRestoration: () => false,
    // Pointing at a link, touching or focusing it loads the page's code and sanitises its long texts. Loaders
    // request no record then (`record-route.tsx`). They run again when the link is followed, because what they
    // did is stale at once.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailedPage,
    defaultOnCatch: (error) => {
      console.error('The page could not be shown.', error)
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
  interface StaticDataRouteOption {
    /** Each page has a heading. A layout has none. */
    heading?: PageHeading
    /** The content call whose record the page shows. At the start of a visit it is made first. */
    endpoint?: ContentEndpoint
    /** The description for search engines, if the page's meta-tag record has none. */
    description?: MessageDescriptor
    /** The main path of a page that has two paths. */
    canonicalPath?: PagePath
  }
}
