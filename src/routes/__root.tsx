import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { requestRecord } from '../api/content-record.ts'
import { ErrorPage } from '../frame/error-page.tsx'
import { FRAME_RECORDS } from '../frame/frame-records.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { chooseLanguage } from '../i18n/active-language.ts'
import { parseLanguage } from '../i18n/languages.ts'
import type { RouterContext } from '../router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, matches }) => {
    const search = new URLSearchParams(location.searchStr)
    const language = parseLanguage(search.get('lang'))
    if (language) {
      void chooseLanguage(language)
      search.delete('lang')
    }

    // The router minds neither case nor a trailing slash, but a page has one address.
    const page = matches.length > 1 ? matches.at(-1) : undefined
    const path = page?.fullPath ?? location.pathname
    if (!language && path === location.pathname) return
    const query = search.size > 0 ? `?${search}` : ''
    const hash = location.hash && `#${location.hash}`
    throw redirect({ href: path + query + hash, replace: true })
  },
  loader: ({ context, preload }) => {
    if (preload) return
    for (const record of FRAME_RECORDS) {
      void requestRecord(context.queryClient, record, { background: true })
    }
  },
  component: Root,
  notFoundComponent: ErrorPage,
})

function Root() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
