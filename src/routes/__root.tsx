import { createRootRouteWithContext, Match, useMatches } from '@tanstack/react-router'
import { requestMissingRecords } from '../api/request-records.ts'
import { FRAME_ENDPOINTS } from '../frame/frame-endpoints.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import type { RawSearch } from '../router/raw-search.ts'
import { redirectToRightAddress } from '../router/redirect-to-right-address.ts'
import type { SiteContext } from '../router/site-context.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'

export const Route = createRootRouteWithContext<SiteContext>()({
  // This lets links and pages have a query.
  validateSearch: (search: RawSearch) => search,
  beforeLoad: (opening) => {
    redirectToRightAddress(opening)
  },
  // The root route stays at each navigation. Without this, the router would not run its loader again.
  shouldReload: true,
  loader: ({ context, preload, cause }) => {
    // The root route is entered only at the start, and then `requestAllRecords` does this.
    if (preload || cause === 'enter') return
    void requestMissingRecords(context.queryClient, FRAME_ENDPOINTS)
    // The page that is opened may have a text that needs it.
    void sanitizer.preload()
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

/** It is apart from `Root`, so that a change of page does not draw header and footer again. */
function Page() {
  const routeId = useMatches({ select: ([, child]) => child?.routeId })
  // In the root route, `Outlet` would put this `Match` into a Suspense, which React hydrates after the
  // frame. A click in between would remove the match, and the page could not be hydrated any more.
  // `Outlet` also renders pages that are not found. Here, `$.tsx` does.
  // Upstream: https://github.com/TanStack/router/issues/2026 (1.170 still adds the Suspense)
  return routeId && <Match routeId={routeId} />
}
