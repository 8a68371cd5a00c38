import {
  createRootRouteWithContext,
  Match,
  type ParsedLocation,
  redirect,
  useMatches,
} from '@tanstack/react-router'
import { requestMissingRecords } from '../api/request-records.ts'
import { FRAME_ENDPOINTS } from '../frame/frame-endpoints.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { queryWithoutLanguage } from '../isomorphic/address-in-language.ts'
import { parseLanguage } from '../isomorphic/languages.ts'
import type { RawSearch } from '../router/raw-search.ts'
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

interface Opening {
  context: SiteContext
  location: ParsedLocation
  matches: { fullPath: string }[]
  preload: boolean
}

/** Takes the language out of the address of a page that is opened, and spells its path as its route does. */
function redirectToRightAddress({ context, location, matches, preload }: Opening): void {
  // This is the address as it is written: `href` is made from what the router has read.
  const url = new URL(location.publicHref, 'http://this.site')
  const language = parseLanguage(url.searchParams.get('lang'))
  if (language) {
    // Pointing at a link must not change the language. At the start, `SiteLanguage.start` loads this
    // language, too; then this only stores it.
    if (!preload) void context.siteLanguage.choose(language)
    url.search = queryWithoutLanguage(url.search)
  }

  // The router ignores case, but each page has one spelling. No page's path has a parameter, so
  // `fullPath` is that spelling.
  const rightPath = matches.at(-1)?.fullPath
  const misspelt =
    rightPath !== location.pathname && rightPath?.toLowerCase() === location.pathname.toLowerCase()
  if (!language && !misspelt) return
  if (misspelt) url.pathname = rightPath
  // `redirect` puts this into a `Location` header, which must be ASCII, as the parts of a URL are.
  throw redirect({ href: url.pathname + url.search + url.hash, replace: true })
}
