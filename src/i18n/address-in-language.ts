import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from './languages.ts'

/** Returns the plain address for the fallback language, and one with `?lang=` for the others. */
export function addressInLanguage(address: URL, language: Language): URL {
  const inLanguage = new URL(address)
  if (language !== FALLBACK_LANGUAGE) inLanguage.searchParams.set('lang', LANGUAGES[language].tag)
  return inLanguage
}
