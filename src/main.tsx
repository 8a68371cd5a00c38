import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { recordsOfPage } from './api/records/load-record.ts'
import { hydrateRecords } from './api/records/prerendered-records.ts'
import { createQueryClient } from './api/records/query-client.ts'
import { startContent } from './api/records/start-content.ts'
import { App } from './app.tsx'
import { removeMetadata } from './frame/head/remove-metadata.ts'
import { tellStyles } from './frame/head/tell-styles.ts'
import { removePreloaderAtItsEnd, timeToDraw } from './frame/page/preloader.ts'
import { parseLanguage } from './i18n/languages.ts'
import { languageOfVisit, loadLetters, startLanguage } from './i18n/start-language.ts'
import { createSiteRouter } from './router.tsx'
import { whenIdle } from './ui/hooks/when-idle.ts'
import { plainLinks } from './ui/links/links-in-language.ts'
import { savesData } from './ui/media/saves-data.ts'
import { loadSanitizer } from './ui/rich-text/clean-text.ts'

// Not awaited: the files of pages import from this one, and would wait until `start` has ended.
void start()

/** Hydrates a page prerendered in the visitor's language, and renders any other from scratch. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root to show the site in.')
  void removePreloaderAtItsEnd()

  const language = languageOfVisit(location.search)
  const hydrates = root.hasChildNodes() && parseLanguage(document.documentElement.lang) === language
  const words = startLanguage(language, { orFallback: !hydrates })
  const letters = loadLetters(language)

  const queryClient = createQueryClient()
  if (hydrates) hydrateRecords(queryClient)

  const router = createSiteRouter({ queryClient })
  // The router's own `hydrate` sets this too: the first rendering then has the same Suspense
  // boundaries as the prerendered page (https://github.com/TanStack/router/issues/3305).
  if (hydrates) router.ssr = { manifest: undefined }
  const page = router.load()
  const callBackend = () => startContent(queryClient, recordsOfPage(router))
  const content = hydrates ? undefined : page.then(callBackend)

  if ((await words) === 'failed') return
  await page
  const drawn = () => {
    tellStyles(router.options.context.siteUrl)
    // Earlier, a new answer could differ from the page that React hydrates.
    if (hydrates) void callBackend()
  }
  const app = (
    <StrictMode>
      <App queryClient={queryClient} router={router} onDrawn={drawn} />
    </StrictMode>
  )
  if (hydrates) {
    plainLinks(root)
    startTransition(() => {
      hydrateRoot(root, app)
    })
  } else {
    // The page waits for all its parts while the preloader is shown, so that it is drawn once.
    await Promise.race([Promise.all([content, letters, loadSanitizer()]), timeToDraw()])
    removeMetadata()
    startTransition(() => {
      createRoot(root).render(app)
    })
  }

  await whenIdle()
  if (!savesData()) void loadSanitizer()
}
