import { startTransition, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { hydrateRecords } from '../api/hydrate-records.ts'
import { pageEndpoints } from '../api/records/page-endpoints.ts'
import { requestAllRecords } from '../api/request-records.ts'
import { App } from '../app.tsx'
import {
  findPrerenderedMetadata,
  isMetadataWrittenTwice,
} from '../frame/head/prerendered-metadata.ts'
import type { Language } from '../isomorphic/languages.ts'
import { HYDRATE_EVENT, HYDRATED } from '../isomorphic/page-marks.ts'
import type { SiteRouter } from '../router/router.ts'
import { removeLanguageFromLinks } from '../ui/links/add-language-to-links.ts'
import { prefersReducedData } from '../ui/media/prefers-reduced-data.ts'
import { sanitizer } from '../ui/rich-text/sanitizer.ts'
import { whenIdle } from '../ui/when-idle.ts'
import type { Site, StartedSite } from './create-site.tsx'
import { wait, yieldToMain } from './wait.ts'

/** How long a change of language and the content calls wait until all parts are hydrated. */
const HYDRATION_TIMEOUT_MS = 5000

/**
 * Hydrates a page that was prerendered in the visitor's language. Resolves when the content calls start,
 * or to nothing if the catalog is lost: then the page stays as HTML.
 */
export async function hydratePage(
  root: HTMLElement,
  language: Language,
  site: Site,
): Promise<StartedSite | undefined> {
  const { queryClient, router, siteLanguage } = site
  hydrateRecords(queryClient)
  // Lets the router render the page as it was prerendered. Otherwise React would expect one more Suspense. The
  // router's own `hydrate` sets this too, but needs its inline script, which the Content-Security-Policy forbids.
  // Upstream: https://github.com/TanStack/router/issues/3305 (1.170 still needs this)
  router.ssr = { manifest: undefined }
  await yieldToMain()
  const [outcome] = await Promise.all([siteLanguage.start(language), router.load()])
  if (outcome === 'failed') return undefined

  // A prerendered page's links name its language (`?lang=ru`). React's links do not.
  removeLanguageFromLinks(root)
  const { reactRoot, hydrated } = hydrate(root, router)
  // While React hydrates, what it renders must equal the HTML, or it renders that part from scratch. So a
  // change of language and the content calls wait, but not for ever: a part's file may hang.
  const hydratedOrLate = Promise.race([hydrated, wait(HYDRATION_TIMEOUT_MS)])
  siteLanguage.delayChange(hydratedOrLate)
  dispatchEvent(new Event(HYDRATE_EVENT))
  await hydratedOrLate
  document.documentElement.setAttribute(HYDRATED, '')
  await yieldToMain()
  void preloadSanitizerWhenIdle()
  return {
    reactRoot,
    content: requestAllRecords(queryClient, pageEndpoints(router.state.matches)),
  }
}

function hydrate(root: HTMLElement, router: SiteRouter) {
  const prerenderedTags = findPrerenderedMetadata()
  const onRecoverableError = (error: unknown) => {
    reportError(error)
    // React has drawn the page from scratch. A proxy may have changed its HTML.
    if (isMetadataWrittenTwice()) for (const tag of prerenderedTags) tag.remove()
  }
  let reactRoot!: Root
  const hydrated = new Promise<void>((onHydrated) => {
    // In a transition, React hydrates in short tasks.
    startTransition(() => {
      reactRoot = hydrateRoot(
        root,
        <StrictMode>
          <App router={router} onHydrated={onHydrated} />
        </StrictMode>,
        { onRecoverableError },
      )
    })
  })
  return { reactRoot, hydrated }
}

/** The texts of a prerendered page are safe. Only new ones need the sanitiser. */
async function preloadSanitizerWhenIdle(): Promise<void> {
  await whenIdle()
  if (!prefersReducedData()) await sanitizer.preload()
}
