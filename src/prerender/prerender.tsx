import { text } from 'node:stream/consumers'
import { useQueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { htmlWindow } from '#html-window'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { ALL_ENDPOINTS } from '../api/all-endpoints.ts'
import { DEHYDRATED_RECORDS_ID } from '../api/hydrate-records.ts'
import { pageEndpoints } from '../api/records/page-endpoints.ts'
import { createQueryClient } from '../api/records/query-client.ts'
import { readResponse, recordQuery } from '../api/records/record-query.ts'
import type { ContentEndpoint } from '../api/wire/content-endpoint.ts'
import { App } from '../app.tsx'
import { config } from '../config.ts'
import { FLAGGED_ENDPOINTS, FRAME_ENDPOINTS } from '../frame/frame-endpoints.ts'
import { MetadataTags } from '../frame/head/metadata-tags.tsx'
import { usePageMetadata } from '../frame/head/use-page-metadata.ts'
import { useStructuredData } from '../frame/head/use-structured-data.ts'
import { type Language, LANGUAGES } from '../isomorphic/languages.ts'
import type { PageRoute } from '../isomorphic/page-route.ts'
import { createSiteRouter } from '../router/router.ts'
import { addLanguageToLinks } from '../ui/links/add-language-to-links.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'
import { dehydrateRecords } from './dehydrate-records.ts'
import { renderingContext } from './rendering-context.ts'

/** The parts of a prerendered page. */
export interface PrerenderedPage {
  lang: string
  head: string
  /** Empty if only the head is rendered, or if the page's content is missing. */
  body: string
  /** A script element with the page's records, which the site needs to hydrate the page. */
  records: string
}

/**
 * Returns a function that renders a page in a language, as the site then hydrates it. It makes no
 * requests.
 *
 * @param responses the backend's responses, by content call
 * @param htmlTag the tag of the shell, where the server says what scripts must know about it
 */
export function prerenderer(responses: Record<string, unknown>, siteUrl: string, htmlTag: string) {
  const { origin } = new URL(siteUrl)
  const values = {
    origin,
    siteUrl: config.siteUrl ?? origin,
    serverFacts: new htmlWindow.DOMParser().parseFromString(htmlTag, 'text/html').documentElement
      .dataset,
  }
  const queryClient = createQueryClient()
  const missing = Object.values(ALL_ENDPOINTS).filter((endpoint) => {
    const value = readRecordIfAny(endpoint, responses)
    // With this date a record is never stale, so that none is requested, not even an empty one.
    queryClient.setQueryData(recordQuery(endpoint).queryKey, value ?? null, { updatedAt: Infinity })
    return value === undefined
  })
  return async (
    { path, kind }: Pick<PageRoute, 'path' | 'kind'>,
    language: Language,
  ): Promise<PrerenderedPage> => {
    const history = createMemoryHistory({ initialEntries: [path] })
    const context = renderingContext(values, queryClient)
    const router = createSiteRouter(context, { history, isServer: true })
    await Promise.all([context.siteLanguage.show(language), router.load(), sanitizer.load()])

    const renderPart = (part: ReactNode) =>
      render(
        <App router={router}>
          <RouterContextProvider router={router}>{part}</RouterContextProvider>
        </App>,
      )
    const endpoints = pageEndpoints(router.state.matches)
    const hasBody = kind === 'text' && !endpoints.some((endpoint) => missing.includes(endpoint))
    const page = hasBody
      ? await render(<App router={router} />)
      : await renderPart(<MetadataTags />)
    const [, hoisted = '', shown = ''] = HOISTED_TAGS.exec(page) ?? []
    const structuredData = await renderPart(<StructuredDataScript />)
    return {
      lang: LANGUAGES[language].tag,
      head: hoisted + structuredData,
      body: addLanguageToLinks(shown, language, origin + path),
      records: await renderPart(<RecordsScript shown={endpoints} />),
    }
  }
}

/** Returns undefined if there is no response, or if it is nested too deep to be read. */
function readRecordIfAny(endpoint: ContentEndpoint, responses: Record<string, unknown>) {
  if (!(endpoint.call in responses)) return undefined
  try {
    return readResponse(endpoint, responses[endpoint.call])
  } catch {
    return undefined
  }
}

/** Renders all parts, even those whose code is loaded later. Rejects if any part throws. */
async function render(site: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(site, {
    // React must put each part in its place, not after the page with a script that moves it there.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error)
    },
  })
  if (errors.length > 0) throw errors[0]
  return text(prelude)
}

// React puts the tags of the head before everything else, because it does not render the document.
// Upstream: https://github.com/reactjs/react.dev/issues/8559 (open; no document of React says so)
const HOISTED_TAGS = /^((?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)(.*)$/s

/** @param shown the endpoints of the records that the page itself shows */
function RecordsScript({ shown }: { shown: ContentEndpoint[] }) {
  const queryClient = useQueryClient()
  const { language, record } = usePageMetadata()
  const flagged = FLAGGED_ENDPOINTS.filter((endpoint) => !shown.includes(endpoint))
  const whole = [...FRAME_ENDPOINTS, ...shown].filter((endpoint) => !flagged.includes(endpoint))
  return (
    <script type="application/json" id={DEHYDRATED_RECORDS_ID}>
      {dehydrateRecords(queryClient, language, { whole, flagged, inAllLanguages: record })}
    </script>
  )
}

function StructuredDataScript() {
  return <script type="application/ld+json">{useStructuredData()}</script>
}
