import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { failedLately, requestRecord } from '../api/content-record.ts'
import { FRAME_RECORDS } from '../frame/frame-records.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { chooseLanguage } from '../i18n/active-language.ts'
import { parseLanguage } from '../i18n/languages.ts'
import type { RouterContext } from '../router-context.ts'
import { loadSanitizer } from '../ui/clean-text.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, matches, preload, cause }) => {
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
    // A page that is opened in place waits for what makes its texts safe, as it does for its code.
    if (!language && !misspelt) return cause === 'enter' ? undefined : untilTextsAreSafe()
    const query = search.toString() && `?${search}`
    const hash = location.hash && `#${location.hash}`
    const path = misspelt ? spelling : location.pathname
    throw redirect({ href: encoded(path + query + hash), replace: true })
  },
  // Each navigation requests what header and footer lack, unless it failed lately: a backend that
  // is down must not get five calls a click.
  shouldReload: true,
  loader: ({ context, preload }) => {
    if (preload) return
    for (const record of FRAME_RECORDS) {
      if (failedLately(context.queryClient, record)) continue
      void requestRecord(context.queryClient, record, { background: true })
    }
  },
  component: Root,
})

/** The router decodes what it hands out, and puts this into a header, which takes Latin letters only. */
function encoded(address: string): string {
  const { pathname, search, hash } = new URL(address, 'http://this.site')
  return pathname + search + hash
}

async function untilTextsAreSafe() {
  await loadSanitizer()
}

function Root() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
