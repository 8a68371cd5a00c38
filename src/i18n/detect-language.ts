import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES_AND_TAGS,
  parseLanguage,
} from '../isomorphic/languages.ts'
import { visitorLanguage } from '../isomorphic/visitor-language.ts'

/** The language that a visit to an address with this query starts in. */
export function detectLanguage(search: string): Language {
  return parseLanguage(visitorLanguage(search, LANGUAGE_CODES_AND_TAGS)) ?? FALLBACK_LANGUAGE
}
