import { FALLBACK_LANGUAGE } from '../isomorphic/languages.ts'
import { OTHER_LANGUAGE, SCRIPTS_ID } from '../isomorphic/page-marks.ts'
import { visitorLanguage } from '../isomorphic/visitor-language.ts'

// Step 1 of `index.html`. Finds the visitor's language before the first frame: its catalog loads along with the
// scripts, and a page in another language is marked.
const tags = LANGUAGE_TAGS
const tag = tags[visitorLanguage(location.search, Object.keys(tags)) ?? FALLBACK_LANGUAGE]
const catalog = tag && CATALOG_FILES[tag]
if (catalog) {
  const page = document.documentElement
  if (page.lang !== tag) page.setAttribute(OTHER_LANGUAGE, '')
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = catalog
  document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`)?.content.append(link)
}
