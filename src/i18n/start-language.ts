import { followLanguage } from './active-language.ts'
import { onLanguageStoredElsewhere, storedLanguage, tellServer } from './language-storage.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES, parseLanguage } from './languages.ts'

/**
 * The language in the address (`?lang=ru`), else the stored one, else English (specification,
 * section 4).
 */
export function languageOfVisit(search: string): Language {
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  return asked ?? storedLanguage() ?? FALLBACK_LANGUAGE
}

/**
 * Shows the site in a language at the start of a visit. Resolves to false if no catalog could be
 * loaded.
 *
 * @param orFallback whether to show English if the catalog of `language` cannot be loaded
 */
export async function startLanguage(
  language: Language,
  { orFallback }: { orFallback: boolean },
): Promise<boolean> {
  onLanguageStoredElsewhere(followLanguage)
  tellServer(storedLanguage())
  return (
    (await followLanguage(language)) ||
    (orFallback && language !== FALLBACK_LANGUAGE && (await followLanguage(FALLBACK_LANGUAGE)))
  )
}

const FAMILIES = ['Noto Sans', 'Noto Serif']

/** Loads the fonts of the first screen. If they came later, its lines would move. Never rejects. */
export async function loadLetters(language: Language): Promise<void> {
  const sample = `A1 ${LANGUAGES[language].name}`
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em '${family}'`, sample)))
}
