import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from './languages.ts'

/** The address of a page in a language: that of the fallback language is the plain one. */
export function addressInLanguage(address: URL, language: Language): URL {
  const inLanguage = new URL(address)
  if (language !== FALLBACK_LANGUAGE) inLanguage.searchParams.set('lang', LANGUAGES[language].tag)
  return inLanguage
}
