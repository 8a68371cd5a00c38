import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRouter,
  type LocationRewrite,
  type RouterHistory,
} from '@tanstack/react-router'
import type { PageHeading } from './frame/head/page-heading.ts'
import { CrashPage } from './frame/page/crash-page.tsx'
import { routeTree } from './routeTree.gen.ts'

interface SiteRouterOptions {
  queryClient: QueryClient
  history?: RouterHistory
  /** Whether pages are prerendered with it. */
  isServer?: boolean
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

export function createSiteRouter({
  queryClient,
  history = createBrowserHistory(),
  isServer = false,
}: SiteRouterOptions) {
  let isFirstPage = true
  return createRouter({
    routeTree,
    context: { queryClient },
    history,
    isServer,
    rewrite: AS_ROUTES_ARE_SPELT,
    // `/services/deeper` is no part of `/services`.
    notFoundMode: 'root',
    // For a prerendered page the router would add an inline script, which the policy blocks.
    scrollRestoration:
      !isServer &&
      (() => {
        // A visitor who has scrolled before the scripts came stays there.
        const stays = isFirstPage && window.scrollY > 0
        isFirstPage = false
        return !stays
      }),
    // Pointing at a link loads the page's code, but not its record.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
  })
}

// The router takes addresses with and without a trailing slash as the same, so neither can redirect
// to the other; and it cannot match what it cannot decode, such as `/100%`. Both are mended before the
// router sees them.
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
    /** Null: a layout, or a template's page, whose layout brings its heading. */
    heading: PageHeading | null
    /** For search engines, where no meta-tag record describes the page. */
    description?: MessageDescriptor
    /** For a page that has two addresses. */
    canonicalPath?: string
  }
}
