import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  RouterContextProvider,
  RouterProvider,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createQueryClient } from '../api/query-client.ts'
import { startContent } from '../api/start-content.ts'
import { pageAddress } from '../frame/head/page-address.ts'
import { isForSearchEngines, NOT_FOUND } from '../frame/head/page-heading.ts'
import { useStructuredData } from '../frame/head/structured-data.ts'
import { activateLanguage } from '../i18n/active-language.ts'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../i18n/languages.ts'
import { createSiteRouter, recordsOfPage } from '../router.tsx'
import { linksInLanguage } from './links-in-language.ts'

/** A page of the route table, as the build needs to know it. */
export interface PrerenderedRoute {
  path: string
  /** The module that draws it, as Vite's manifest names it. */
  module: string
  /** `text`: head and text are written. `shell`: a demo route, of which only the head is. */
  kind: 'text' | 'shell'
  /** Its address in each language, for the sitemap; none where search engines are to leave it out. */
  addresses: { tag: string; href: string }[]
}

/** What stands in the HTML file of a page before any script runs. */
interface PrerenderedPage {
  lang: string
  head: string
  /** Empty where the page's content could not be had. */
  body: string
}

interface SiteRoute {
  id: string
  fullPath: string
  options: { staticData?: StaticDataRouteOption }
}

/** All routes of the site that have an address of their own. */
export function prerenderedRoutes(): PrerenderedRoute[] {
  const { routesByPath } = createSiteRouter({ queryClient: createQueryClient() })
  const routes = routesByPath as unknown as Record<string, SiteRoute>
  const pages = Object.values(routes).filter(({ fullPath }) => !fullPath.includes('$'))
  return pages.map(({ id, fullPath, options }) => {
    const { heading, canonicalPath } = options.staticData ?? {}
    const listed = isForSearchEngines(heading) && canonicalPath === undefined
    return {
      path: fullPath,
      module: `src/routes${id === '/' ? '/index' : id}.tsx?tsr-split=component`,
      kind: isForSearchEngines(heading) || heading === NOT_FOUND ? 'text' : 'shell',
      addresses: listed
        ? LANGUAGE_CODES.map((language) => ({
            tag: LANGUAGES[language].tag,
            href: pageAddress(fullPath, language),
          }))
        : [],
    }
  })
}

/**
 * Renders a page as a visitor without JavaScript reads it. It runs where the globals of a browser's
 * document stand, and `fetch` answers the content calls. The running site does not take this text
 * over but draws its own in its place, so that nothing has to match.
 */
export async function prerender(
  { path, kind }: PrerenderedRoute,
  language: Language,
): Promise<PrerenderedPage> {
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ queryClient, history })
  // Rendered, scroll restoration would be an inline script.
  router.update({ ...router.options, scrollRestoration: false })
  const records = recordsOfPage(router)
  await Promise.all([startContent(queryClient, records), activateLanguage(language)])
  await router.load()

  const withProviders = (site: React.ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{site}</QueryClientProvider>
    </I18nProvider>
  )
  const [, hoisted = '', text = ''] =
    HOISTED_TAGS.exec(renderToString(withProviders(<RouterProvider router={router} />))) ?? []
  const structuredData = renderToStaticMarkup(
    withProviders(
      <RouterContextProvider router={router}>
        <StructuredDataScript />
      </RouterContextProvider>,
    ),
  )
  const held = records.every(({ queryKey }) => queryClient.getQueryData(queryKey))
  return {
    lang: LANGUAGES[language].tag,
    head: (hoisted + structuredData).replaceAll(/<(title|meta|link|script)\b/g, '<$1 data-static'),
    body: kind === 'text' && held ? linksInLanguage(text, language) : '',
  }
}

// React puts what belongs into the head before everything else.
const HOISTED_TAGS = /^((?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)(.*)$/s

function StructuredDataScript() {
  return <script type="application/ld+json">{useStructuredData()}</script>
}
