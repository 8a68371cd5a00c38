import { followLanguage } from './active-language.ts'
import { onLanguageStoredElsewhere, storedLanguage } from './language-storage.ts'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from './languages.ts'
import { loadLetters } from './load-letters.ts'

/**
 * Starts a visit in the language its address asks for (`?lang=ru`), else in the stored one, else
 * in English (specification, section 4), and follows a choice made in another tab. Settles once
 * the words are there, and the letters to write them in, with whether the site can be shown: never
 * without words, nor in English in place of a page that is `written` in the language asked for.
 */
export async function startLanguage(search: string, written?: Language): Promise<boolean> {
  onLanguageStoredElsewhere(followLanguage)
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  const language = asked ?? storedLanguage() ?? FALLBACK_LANGUAGE
  const letters = loadLetters(language)
  const words =
    (await followLanguage(language)) ||
    (language !== FALLBACK_LANGUAGE &&
      language !== written &&
      (await followLanguage(FALLBACK_LANGUAGE)))
  await letters
  return words
}
