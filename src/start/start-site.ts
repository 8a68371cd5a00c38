import { detectLanguage } from '../i18n/detect-language.ts'
import { parseLanguage } from '../isomorphic/languages.ts'
import { OTHER_LANGUAGE, ROOT_ID } from '../isomorphic/page-marks.ts'
import { escapeLeadingSlashes } from '../router/odd-paths.ts'
import { createSite } from './create-site.tsx'
import { hydratePage } from './hydrate-page.tsx'
import { isCopiedPage } from './is-copied-page.ts'
import { mountPage } from './mount-page.tsx'
import { removePreloaderAfterAnimation } from './preloader.ts'
import { yieldToMain } from './yield-to-main.ts'

/** Lets React take over the page, or draw it. */
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
  await (canHydrate ? hydratePage : mountPage)(root, language, site)
}
