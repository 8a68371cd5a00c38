import { followLanguage } from './active-language.ts'
import { onLanguageStoredElsewhere, storedLanguage, tellServer } from './language-storage.ts'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from './languages.ts'
import { loadLetters } from './load-letters.ts'

/**
 * The language of a visit: what its address asks for (`?lang=ru`), else the stored one, else English
 * (specification, section 4).
 */
export function languageOfVisit(search: string): Language {
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  return asked ?? storedLanguage() ?? FALLBACK_LANGUAGE
}

/**
 * Starts a visit in its language, and follows a choice made in another tab. Settles once
 * the words are there, and the letters to write them in, with whether the site can be shown: never
 * without words, nor in English in place of a page that is `written` in the language asked for.
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
