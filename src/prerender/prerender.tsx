import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ContentRecord } from '../api/content-record.ts'
import { CONTENT_RECORDS } from '../api/content-records.ts'
import { createQueryClient } from '../api/query-client.ts'
import { WRITTEN_RECORDS_ID, writtenRecords } from '../api/written-records.ts'
import { FRAME_RECORDS } from '../frame/frame-records.ts'
import { useStructuredData } from '../frame/head/structured-data.ts'
import { activateLanguage } from '../i18n/active-language.ts'
import { type Language, LANGUAGES } from '../i18n/languages.ts'
import { Words } from '../i18n/words.tsx'
import { createSiteRouter, recordsOfPage } from '../router.tsx'
import { cleanTexts, loadSanitizer } from '../ui/clean-text.ts'
import { WRITTEN_TEXTS_ID, writtenTexts } from '../ui/written-texts.ts'
import { linksInLanguage } from './links-in-language.ts'
import type { SiteRoute } from './site-routes.ts'

export { siteRoutes } from './site-routes.ts'

/** The HTML of a page before any script runs. */
interface PrerenderedPage {
  lang: string
  head: string
  /** Empty where the page's content is missing. */
  body: string
  /** Its records and their texts, for the running site. */
  records: string
}

/**
 * Renders pages as a visitor without JavaScript reads them, in a process with the globals of a
 * browser and without requests. The running site replaces this HTML, so nothing has to match.
 *
 * @param answers the backend's answers by call
 */
export function prerenderer(answers: Record<string, unknown>) {
  const queryClient = createQueryClient()
  const missing = Object.values(CONTENT_RECORDS).filter((record) => {
    const held = readRecord(record, answers)
    // A record that is never stale is never requested, not even an empty one.
    queryClient.setQueryData(record.queryKey, held ?? null, { updatedAt: Infinity })
    return held === undefined
  })
  return (route: Pick<SiteRoute, 'path' | 'kind'>, language: Language) =>
    prerender(route, language, queryClient, missing)
}

/** Undefined where there is no answer, or one nested too deep. */
function readRecord(record: ContentRecord, answers: Record<string, unknown>): unknown {
  const [, call] = record.queryKey
  if (!(call in answers)) return undefined
  try {
    return record.readAnswer(answers[call])
  } catch {
    return undefined
  }
}

async function prerender(
  { path, kind }: Pick<SiteRoute, 'path' | 'kind'>,
  language: Language,
  queryClient: QueryClient,
  missing: ContentRecord[],
): Promise<PrerenderedPage> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createSiteRouter({ queryClient, history })
  // Otherwise scroll restoration would be rendered as an inline script.
  router.update({ ...router.options, scrollRestoration: false })
  await activateLanguage(language)
  await router.load()
  await loadSanitizer()
  standAt(path)
  cleanTexts.clear()

  const withProviders = (site: React.ReactNode) => (
    <I18nProvider i18n={i18n} defaultComponent={Words}>
      <QueryClientProvider client={queryClient}>{site}</QueryClientProvider>
    </I18nProvider>
  )
  const [, hoisted = '', text = ''] =
    HOISTED_TAGS.exec(renderToString(withProviders(<RouterProvider router={router} />))) ?? []
  if (text.includes(BOUNDARY_THAT_FAILED)) throw new Error('a part of it could not be rendered')
  const structuredData = renderToStaticMarkup(
    withProviders(
      <RouterContextProvider router={router}>
        <StructuredDataScript />
      </RouterContextProvider>,
    ),
  )
  const records = recordsOfPage(router)
  const answered = !records.some((record) => missing.includes(record))
  const shown = [...new Set([...FRAME_RECORDS, ...records])]
  return {
    lang: LANGUAGES[language].tag,
    head: (hoisted + structuredData).replaceAll(/<(title|meta|link|script)\b/g, '<$1 data-static'),
    body: kind === 'text' && answered ? linksInLanguage(text, language) : '',
    records: renderToStaticMarkup(
      <>
        <script type="application/json" id={WRITTEN_RECORDS_ID}>
          {writtenRecords(queryClient, shown, language)}
        </script>
        <script type="application/json" id={WRITTEN_TEXTS_ID}>
          {writtenTexts()}
        </script>
      </>,
    ),
  }
}

/** Relative addresses in a text count from the page that shows it. */
function standAt(path: string): void {
  const base = document.createElement('base')
  base.href = path
  document.head.replaceChildren(base)
}

// React puts the tags of the head before everything else.
const HOISTED_TAGS = /^((?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*)(.*)$/s

/** What React writes in place of a Suspense boundary whose content threw. */
const BOUNDARY_THAT_FAILED = '<!--$!-->'

function StructuredDataScript() {
  return <script type="application/ld+json">{useStructuredData()}</script>
}
