import { followLanguage } from './active-language.ts'
import { onLanguageStoredElsewhere, storedLanguage, tellServer } from './language-storage.ts'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from './languages.ts'
import { loadLetters } from './load-letters.ts'

/** From the address (`?lang=ru`), else the stored one, else English (specification, section 4). */
export function languageOfVisit(search: string): Language {
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  return asked ?? storedLanguage() ?? FALLBACK_LANGUAGE
}

/**
 * Resolves to whether the site can be shown: not without words, nor in English over a page
 * `written` in the language wanted.
 */
export async function startLanguage(search: string, written?: Language): Promise<boolean> {
  onLanguageStoredElsewhere(followLanguage)
  tellServer(storedLanguage())
  const language = languageOfVisit(search)
  const letters = loadLetters(language)
  const words =
    (await followLanguage(language)) ||
    (language !== FALLBACK_LANGUAGE &&
      language !== written &&
      (await followLanguage(FALLBACK_LANGUAGE)))
  await letters
  return words
}
