import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from './languages.ts'

/** The fallback language has the plain address, the others have `?lang=`. */
export function addressInLanguage(address: URL, language: Language): URL {
  const inLanguage = new URL(address)
  if (language !== FALLBACK_LANGUAGE) inLanguage.searchParams.set('lang', LANGUAGES[language].tag)
  return inLanguage
}
