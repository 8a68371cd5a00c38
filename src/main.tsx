import './styles.css'
import { detectLanguage } from './i18n/start-language.ts'
import { parseLanguage } from './isomorphic/languages.ts'
import { ROOT_ID } from './isomorphic/page-marks.ts'
import { escapeLeadingSlashes } from './router/odd-paths.ts'
import { createSite } from './start/create-site.ts'
import { hydratePage } from './start/hydrate-page.tsx'
import { mountPage } from './start/mount-page.tsx'
import { removePreloaderAfterAnimation } from './start/preloader.ts'
import { yieldToMain } from './start/yield-to-main.ts'

// Not awaited: other files of the build import from this one, so they would wait for the end of `start`,
// and `start` waits for them.
void start()

async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error(`index.html has no element #${ROOT_ID} to show the site in.`)
  void removePreloaderAfterAnimation()

  await yieldToMain()
  escapeLeadingSlashes()
  const language = detectLanguage(location.search)
  const canHydrate =
    root.hasChildNodes() && parseLanguage(document.documentElement.lang) === language
  await (canHydrate ? hydratePage : mountPage)(root, language, createSite())
}
