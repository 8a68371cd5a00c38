import './styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hydrateRecords } from './api/records/dehydrated-records.ts'
import { createQueryClient } from './api/records/query-client.ts'
import { recordsOfPage } from './api/records/record-loader.ts'
import { startContent } from './api/records/start-content.ts'
import { App } from './app.tsx'
import { markHydrated } from './frame/head/mark-hydrated.ts'
import { removeMetadata } from './frame/head/remove-metadata.ts'
import { removePreloaderAfterAnimation, untilDrawingDeadline } from './frame/page/preloader.ts'
import { keepLanguageUntil } from './i18n/active-language.ts'
import { type Language, parseLanguage } from './i18n/languages.ts'
import { detectLanguage, loadFonts, startLanguage } from './i18n/start-language.ts'
import { createSiteRouter } from './router.tsx'
import { whenIdle } from './ui/hooks/when-idle.ts'
import { removeLanguageFromLinks } from './ui/links/links-in-language.ts'
import { prefersReducedData } from './ui/media/prefers-reduced-data.ts'
import { loadSanitizer } from './ui/rich-text/sanitized-html.ts'

/** How long the language and the content calls wait until all parts are hydrated. */
const HYDRATION_TIMEOUT_MS = 5000

// Not awaited: other files of the build import from this one, so they would wait for the end of `start`,
// and `start` waits for them.
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element #root to show the site in.')
  void removePreloaderAfterAnimation()

  await nextTask()
  const language = detectLanguage(location.search)
  const isPrerendered =
    root.hasChildNodes() && parseLanguage(document.documentElement.lang) === language
  await (isPrerendered ? hydrate(root, language) : render(root, language))
}

/** Ends a task, so that the browser can answer the visitor in between. */
function nextTask(): Promise<void> {
  return wait(0)
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Hydrates a page that was prerendered in the visitor's language. */
async function hydrate(root: HTMLElement, language: Language): Promise<void> {
  const queryClient = createQueryClient()
  hydrateRecords(queryClient)
  const router = createSiteRouter({ queryClient })
  // Otherwise React would expect the page in one Suspense more than it was prerendered in
  // (https://github.com/TanStack/router/issues/3305). The router's own `hydrate` sets this too, but needs
  // its inline script, which the Content-Security-Policy forbids.
  router.ssr = { manifest: undefined }
  await nextTask()
  const [outcome] = await Promise.all([
    startLanguage(language, { orFallback: false }),
    router.load(),
  ])
  // Without its catalog, the page stays as HTML.
  if (outcome === 'failed') return

  // A prerendered page's links name its language (`?lang=ru`). React's links do not.
  removeLanguageFromLinks(root)
  const hydrated = new Promise<void>((resolve) => {
    // In a transition, React hydrates in short tasks.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App queryClient={queryClient} router={router} onHydrated={resolve} />
        </StrictMode>,
      )
    })
  })
  // While React hydrates, what it renders must equal the HTML, or it renders that part from scratch. So a
  // change of language and the content calls wait, but not for ever: a part's file may hang.
  const hydratedOrLate = Promise.race([hydrated, wait(HYDRATION_TIMEOUT_MS)])
  keepLanguageUntil(hydratedOrLate)
  await hydratedOrLate
  markHydrated()
  await nextTask()
  void startContent(queryClient, recordsOfPage(router))

  // The texts of a prerendered page are safe. Only new ones need the sanitiser.
  await whenIdle()
  if (!prefersReducedData()) void loadSanitizer()
}

/** Renders a page that was not prerendered, or in another language, beneath the preloader. */
async function render(root: HTMLElement, language: Language): Promise<void> {
  const queryClient = createQueryClient()
  const router = createSiteRouter({ queryClient })
  const catalog = startLanguage(language, { orFallback: true })
  // A page in the visitor's language loads them earlier, by a script in index.html.
  const fonts = loadFonts(language)
  const page = router.load()
  const content = page.then(() => startContent(queryClient, recordsOfPage(router)))
  // Without any catalog, the browser shows what has come: nothing, or the page in another language.
  if ((await catalog) === 'failed') return
  await page
  // The page waits for all its parts while the preloader is shown, so that it is drawn once.
  await Promise.race([Promise.all([content, fonts, loadSanitizer()]), untilDrawingDeadline()])

  // React writes the title and the meta tags itself. When it hydrates, it keeps those of the page.
  removeMetadata()
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App queryClient={queryClient} router={router} onHydrated={markHydrated} />
      </StrictMode>,
    )
  })
}
