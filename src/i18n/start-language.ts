import { i18n } from '@lingui/core'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES_AND_TAGS,
  parseLanguage,
} from '../isomorphic/languages.ts'
import { visitorLanguage } from '../isomorphic/visitor-language.ts'
import { type LanguageOutcome, showLanguage } from './change-language.ts'
import { onLanguageStoredElsewhere, setLanguageCookie, storedLanguage } from './language-storage.ts'

/** The language that a visit to an address with this query starts in. */
export function detectLanguage(search: string): Language {
  return parseLanguage(visitorLanguage(search, LANGUAGE_CODES_AND_TAGS)) ?? FALLBACK_LANGUAGE
}

/** The stored language as the page found it. */
let found: Language | undefined

/**
 * Shows the site in a language at the start of a visit.
 *
 * @param orFallback whether to show English if the catalog of `language` cannot be loaded
 */
export async function startLanguage(
  language: Language,
  { orFallback }: { orFallback: boolean },
): Promise<LanguageOutcome> {
  found = storedLanguage()
  setLanguageCookie(found)
  const outcome = await showLanguage(language)
  const fallsBack = outcome === 'failed' && orFallback && language !== FALLBACK_LANGUAGE
  return fallsBack ? showLanguage(FALLBACK_LANGUAGE) : outcome
}

/**
 * Follows the language that is chosen in other tabs, also if that was while this page started.
 * Returns a function that ends it.
 */
export function followLanguageOfOtherTabs(): () => void {
  const stored = storedLanguage()
  const isNew = stored !== found && stored !== parseLanguage(i18n.locale)
  if (stored && isNew) void showLanguage(stored)
  return onLanguageStoredElsewhere(showLanguage)
}
