import { followLanguage } from './active-language.ts'
import { onLanguageStoredElsewhere, storedLanguage, tellServer } from './language-storage.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES, parseLanguage } from './languages.ts'

/** From the address (`?lang=ru`), else the stored one, else English (specification, section 4). */
export function languageOfVisit(search: string): Language {
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  return asked ?? storedLanguage() ?? FALLBACK_LANGUAGE
}

/**
 * Resolves to false if there are no words to show the site with.
 *
 * @param orFallback whether to show English if the words of `language` are lost
 */
export async function startLanguage(
  language: Language,
  { orFallback }: { orFallback: boolean },
): Promise<boolean> {
  onLanguageStoredElsewhere(followLanguage)
  tellServer(storedLanguage())
  const letters = loadLetters(language)
  const words =
    (await followLanguage(language)) ||
    (orFallback && language !== FALLBACK_LANGUAGE && (await followLanguage(FALLBACK_LANGUAGE)))
  await letters
  return words
}

const FAMILIES = ['Noto Sans', 'Noto Serif']

/** Loads the fonts of the first screen. If they came later, its lines would move. */
async function loadLetters(language: Language): Promise<void> {
  const sample = `A1 ${LANGUAGES[language].name}`
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em '${family}'`, sample)))
}
