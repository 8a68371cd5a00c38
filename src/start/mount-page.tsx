import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { pageEndpoints } from '../api/records/page-endpoints.ts'
import { requestAllRecords } from '../api/request-records.ts'
import { App } from '../app.tsx'
import { findPrerenderedMetadata } from '../frame/head/prerendered-metadata.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../isomorphic/languages.ts'
import { loadFonts } from '../isomorphic/load-fonts.ts'
import { HYDRATED } from '../isomorphic/page-marks.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'
import type { Site, StartedSite } from './create-site.tsx'
import { untilDrawingDeadline } from './preloader.ts'

/**
 * Renders a page that was not prerendered, or only in another language, beneath the preloader. Resolves once
 * it is rendered, or to nothing if no catalog can be loaded: then the browser shows what has come.
 */
export async function mountPage(
  root: HTMLElement,
  language: Language,
  site: Site,
): Promise<StartedSite | undefined> {
  const { queryClient, router, siteLanguage } = site
  const catalog = siteLanguage.start(language, FALLBACK_LANGUAGE)
  // The fonts of the first screen: if they came later, its lines would move. A page in the visitor's language
  // loads them earlier: `src/inline/draw-with-fonts.ts`.
  const fonts = loadFonts(`A1 ${LANGUAGES[language].name}`)
  const page = router.load()
  const content = page.then(() =>
    requestAllRecords(queryClient, pageEndpoints(router.state.matches)),
  )
  if ((await catalog) === 'failed') return undefined
  await page
  // The page waits for all its parts while the preloader is shown, so that it is drawn once.
  await Promise.race([Promise.all([content, fonts, sanitizer.preload()]), untilDrawingDeadline()])

  const prerenderedTags = findPrerenderedMetadata()
  const onHydrated = () => {
    // Not before React has written its own, so that the tab always has a title.
    for (const tag of prerenderedTags) tag.remove()
    document.documentElement.setAttribute(HYDRATED, '')
  }
  const reactRoot = createRoot(root)
  // In a transition, React draws in short tasks.
  startTransition(() => {
    reactRoot.render(
      <StrictMode>
        <App router={router} onHydrated={onHydrated} />
      </StrictMode>,
    )
  })
  return { reactRoot, content }
}
