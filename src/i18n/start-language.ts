import { activateLanguage, followLanguage } from './active-language.ts'
import { onLanguageStoredElsewhere, storedLanguage } from './language-storage.ts'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from './languages.ts'
import { loadLetters } from './load-letters.ts'

/**
 * Starts a visit in the language its address asks for (`?lang=ru`), else in the stored one, else
 * in English (specification, section 4), and follows a choice made in another tab. Settles once
 * the words are there, and the letters to write them in.
 */
export async function startLanguage(search: string): Promise<void> {
  onLanguageStoredElsewhere(followLanguage)
  const asked = parseLanguage(new URLSearchParams(search).get('lang'))
  const language = asked ?? storedLanguage() ?? FALLBACK_LANGUAGE
  await Promise.all([show(language), loadLetters(language)])
}

async function show(language: Language): Promise<void> {
  try {
    await activateLanguage(language)
  } catch (error) {
    console.error(`The words of '${language}' could not be loaded.`, error)
    if (language !== FALLBACK_LANGUAGE) await show(FALLBACK_LANGUAGE)
  }
}
