import './styles.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { startContent } from './api/start-content.ts'
import { areAsWritten, holdWrittenRecords } from './api/written-records.ts'
import { takeOverHead } from './frame/head/take-over-head.ts'
import { tellStylesTheSite } from './frame/head/tell-styles-the-site.ts'
import { keepPlace } from './frame/page/keep-place.ts'
import { removePreloaderAtItsEnd, timeToDraw } from './frame/page/preloader.ts'
import { parseLanguage } from './i18n/languages.ts'
import { languageOfVisit, startLanguage } from './i18n/start-language.ts'
import { Words } from './i18n/words.tsx'
import { fetchPagesAhead } from './pages-ahead.ts'
import { createSiteRouter, hasPageCode, recordsOfPage } from './router.tsx'
import { loadSanitizer } from './ui/clean-text.ts'
import { holdWrittenTexts } from './ui/written-texts.ts'

// Not awaited: pages import from this bundle, and would wait for its end.
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root to show the site in.')

  void removePreloaderAtItsEnd()
  const languageOfPage = parseLanguage(document.documentElement.lang)
  const written = root.hasChildNodes() ? languageOfPage : undefined
  const isInLanguage = languageOfPage === languageOfVisit(location.search)
  const language = startLanguage(location.search, written)

  const queryClient = createQueryClient()
  holdWrittenTexts()
  if (isInLanguage) holdWrittenRecords(queryClient)
  const router = createSiteRouter({ queryClient })
  const page = router.load()
  const records = recordsOfPage(router)
  const content = startContent(queryClient, records)

  /** A prerendered page brings its own texts; others need the sanitiser. */
  const hasTexts = async () => {
    if (written && isInLanguage && areAsWritten(queryClient, records, written)) return true
    return loadSanitizer()
  }
  const texts = written && isInLanguage ? content.then(hasTexts) : hasTexts()

  // The preloader covers the page until all parts are there, so that it is drawn once.
  const [hasWords] = await Promise.all([
    language,
    written && page,
    Promise.race([Promise.all([page, content, texts]), timeToDraw()]),
  ])

  // A prerendered page stays where the running site could not show as much: without its catalog,
  // its page's code, or the sanitiser.
  if (hasWords && (!written || (hasPageCode(router) && (await hasTexts())))) {
    const returnToPlace = keepPlace(root)
    tellStylesTheSite()
    const stop = router.subscribe('onRendered', () => {
      stop()
      takeOverHead()
      root.removeAttribute('data-prerendered')
      delete document.documentElement.dataset.otherLanguage
      // Before the next frame, but not within React's work, where what is typed would be put back.
      queueMicrotask(returnToPlace)
    })
    // In small tasks, between which the browser answers to what is done with the written page.
    startTransition(() => {
      createRoot(root).render(
        <StrictMode>
          <I18nProvider i18n={i18n} defaultComponent={Words}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </I18nProvider>
        </StrictMode>,
      )
    })
    void fetchPagesAhead(router)
  }
}
