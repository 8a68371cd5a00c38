import { isNestedTooDeep } from '../../src/html/is-nested-too-deep.ts'
import { sanitizeArticle } from '../../src/html/sanitize-html.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'
import { SITE_ADDRESS } from './address-problem.ts'
import type { LocatedField } from './located-fields.ts'

/** The addresses of a page's headings in each language: `section-costs`. */
export type PageAnchors = Partial<Record<Language, string[]>>

/** The headings of a record's long texts, with the ids that the site gives them. */
export function anchorsIn(fields: LocatedField[]): PageAnchors {
  const articles = fields.filter(({ words }) => words?.hasAnchors)
  return Object.fromEntries(
    LANGUAGE_CODES.map((code) => [code, articles.flatMap((article) => idsOf(article, code))]),
  )
}

function idsOf({ texts }: LocatedField, language: Language): string[] {
  const textIn = (wanted: Language) => texts.find((located) => located.language === wanted)?.text
  const english = textIn(FALLBACK_LANGUAGE)
  const text = textIn(language) ?? english
  if (text === undefined || isNestedTooDeep(text)) return []
  return sanitizeArticle(text, SITE_ADDRESS, english).headings.map(({ id }) => id)
}
