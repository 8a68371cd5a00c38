import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Match, redirect, useMatches } from '@tanstack/react-router'
import { prefetchRecords } from '../api/records/fetch-records.ts'
import { failedRecently, isSettled } from '../api/records/record-state.ts'
import { FRAME_ENDPOINTS } from '../frame/frame-endpoints.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { chooseLanguage } from '../i18n/change-language.ts'
import { queryWithoutLanguage } from '../isomorphic/address-in-language.ts'
import { parseLanguage } from '../isomorphic/languages.ts'
import type { RawSearch } from '../router/raw-search.ts'
import { preloadSanitizer } from '../ui/rich-text/load-sanitizer.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; siteUrl: string }>()({
  staticData: { heading: null },
  // So that links and pages may have a query.
  validateSearch: (search: RawSearch) => search,
  beforeLoad: ({ location, matches, preload }) => {
    // As it is written: `href` is made from what the router has read.
    const url = new URL(location.publicHref, 'http://this.site')
    const language = parseLanguage(url.searchParams.get('lang'))
    if (language) {
      // Pointing at a link must not change the language. At the start, `startLanguage` loads this
      // language, too; then this only stores it.
      if (!preload) void chooseLanguage(language)
      url.search = queryWithoutLanguage(url.search)
    }

    // The router ignores case, but each page has one spelling. No page's path has a parameter, so
    // `fullPath` is that spelling.
    const rightPath = matches.at(-1)?.fullPath
    const misspelt =
      rightPath !== location.pathname &&
      rightPath?.toLowerCase() === location.pathname.toLowerCase()
    if (!language && !misspelt) return
    if (misspelt) url.pathname = rightPath
    // `redirect` puts this into a `Location` header, which must be ASCII, as the parts of a URL are.
    throw redirect({ href: url.pathname + url.search + url.hash, replace: true })
  },
  // The root route stays at each navigation. Without this, the router would not run its loader again.
  shouldReload: true,
  loader: ({ context, preload, cause }) => {
    // The root route is entered only at the start, and then `fetch-unsettled-records.ts` requests all records.
    if (preload || cause === 'enter') return
    // The page that is opened may have a text that needs it.
    void preloadSanitizer()
    const { queryClient } = context
    // The record of a call that had a response may still be missing. One that failed recently is left out: a
    // backend that is down must not get all these calls for each click. The other calls are the start's.
    void prefetchRecords(
      queryClient,
      FRAME_ENDPOINTS,
      (endpoint) => isSettled(queryClient, endpoint) && !failedRecently(queryClient, endpoint),
    )
  },
  component: Root,
})

function Root() {
  return (
    <SiteFrame>
      <Page />
    </SiteFrame>
  )
}

/** Apart from `Root`, so that a change of page does not draw header and footer again. */
function Page() {
  const routeId = useMatches({ select: ([, child]) => child?.routeId })
  // In the root route, `Outlet` would put this `Match` into a Suspense, which React hydrates after the
  // frame. A click in between would remove the match, and the page could not be hydrated any more.
  // `Outlet` also renders pages that are not found. Here, `$.tsx` does.
  return routeId && <Match routeId={routeId} />
}
