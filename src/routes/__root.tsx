import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Match, redirect, useMatches } from '@tanstack/react-router'
import { failedLately, requestInBackground } from '../api/records/content-record.ts'
import { FRAME_RECORDS } from '../frame/frame-records.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { chooseLanguage } from '../i18n/active-language.ts'
import { parseLanguage } from '../i18n/languages.ts'
import { loadSanitizer } from '../ui/rich-text/clean-text.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; siteUrl: string }>()({
  staticData: { heading: null },
  beforeLoad: ({ location, matches, preload }) => {
    const search = new URLSearchParams(location.searchStr)
    const language = parseLanguage(search.get('lang'))
    if (language) {
      // Pointing at a link must not change the language.
      if (!preload) void chooseLanguage(language)
      search.delete('lang')
    }

    // The router ignores case, but each page has one address.
    const spelling = matches.at(-1)?.fullPath
    const misspelt =
      spelling !== location.pathname && spelling?.toLowerCase() === location.pathname.toLowerCase()
    if (!language && !misspelt) return
    const query = search.toString() && `?${search}`
    const hash = location.hash && `#${location.hash}`
    const path = misspelt ? spelling : location.pathname
    throw redirect({ href: encoded(path + query + hash), replace: true })
  },
  // Each navigation requests what header and footer lack, and the sanitiser if its file was lost.
  // Records that failed lately are left out: a backend that is down must not get five calls for each
  // click.
  shouldReload: true,
  // At the start, `start-content.ts` requests them after the record of the opened page.
  loader: ({ context, preload, cause }) => {
    if (preload || cause === 'enter') return
    void loadSanitizer()
    const { queryClient } = context
    void requestInBackground(
      queryClient,
      FRAME_RECORDS.filter((record) => !failedLately(queryClient, record)),
    )
  },
  component: Root,
})

/** Encodes an address that the router has decoded: a redirect is a header, which must be ASCII. */
function encoded(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://this.site')
  return pathname + search + hash
}

function Root() {
  return (
    <SiteFrame>
      <Page />
    </SiteFrame>
  )
}

/** Apart from `Root`, so that a change of page does not draw header and footer again. */
function Page() {
  const page = useMatches({ select: ([, child]) => child?.routeId })
  // `Outlet` would put the page into a Suspense, which React hydrates after the frame. A click
  // between the two would remove the page's data before React has hydrated the page.
  return page && <Match routeId={page} />
}
