import { detectLanguage } from '../i18n/language-storage.ts'
import { parseLanguage } from '../isomorphic/languages.ts'
import { OTHER_LANGUAGE, ROOT_ID } from '../isomorphic/page-marks.ts'
import { escapeLeadingSlashes } from '../router/odd-paths.ts'
import type { SiteRouter } from '../router/router.ts'
import { whenIdleInFront } from '../ui/when-idle.ts'
import { createSite, type StartedSite } from './create-site.tsx'
import { hydratePage } from './hydrate-page.tsx'
import { mountPage } from './mount-page.tsx'
import { removePreloaderAfterAnimation } from './preloader.ts'
import { wait, yieldToMain } from './wait.ts'

/** How long the page's own calls have the line for themselves. */
const CALLS_TIMEOUT_MS = 5000

/**
 * Lets React take over the page, or draw it: step 5 of `index.html`. A page that came in the visitor's language
 * is hydrated (`hydrate-page.tsx`):
 *
 * 1. React hydrates part by part, in short tasks, and answers presses. In each part, `useHydrated` is true from
 *    then on.
 * 2. When all parts are hydrated, `PageStartingContext` turns false, and `App` calls `onHydrated`.
 * 3. `html` gets `data-hydrated`, for the CSS. It gets it, too, if a part takes longer than five seconds.
 * 4. A language that was chosen in the meantime is shown, and the content calls are made.
 *
 * For any other page, the content calls are made first. React draws it beneath the preloader
 * (`mount-page.tsx`), and 2 and 3 follow. In the end, the one page that has a file of its own is preloaded, so
 * that no click waits for it.
 */
export async function startSite(): Promise<void> {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error(`There is no #${ROOT_ID}.`)
  void removePreloaderAfterAnimation()

  await yieldToMain()
  escapeLeadingSlashes()
  const site = createSite()
  if (isCopiedPage(site.router)) {
    // It stays as it is, so it is shown in its own language.
    document.documentElement.removeAttribute(OTHER_LANGUAGE)
    return
  }
  const language = detectLanguage(location.search)
  const canHydrate =
    root.hasChildNodes() && parseLanguage(document.documentElement.lang) === language
  const started = await (canHydrate ? hydratePage : mountPage)(root, language, site)
  if (started) await preloadContactPage(started, site.router)
}

async function preloadContactPage({ content }: StartedSite, router: SiteRouter): Promise<void> {
  // A call may hang.
  await Promise.race([content, wait(CALLS_TIMEOUT_MS)])
  await whenIdleInFront()
  await router.preloadRoute({ to: '/contact' })
}

/**
 * Whether a product page has come to a path that is no route: a copy in a folder or an archive, or the page
 * behind a proxy's prefix. The error page is at home at each path; it names no address of its own.
 */
function isCopiedPage(router: SiteRouter): boolean {
  const namesAddress = document.querySelector('link[rel=canonical]') !== null
  return namesAddress && router.matchRoutes(router.state.location.pathname).at(-1)?.routeId === '/$'
}
