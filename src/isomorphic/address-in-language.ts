import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from './languages.ts'

/** Returns the plain address for the fallback language, and one with `?lang=` for the others. */
export function addressInLanguage(address: URL, language: Language): URL {
  const inLanguage = new URL(address)
  if (language === FALLBACK_LANGUAGE) return inLanguage
  inLanguage.search += `${inLanguage.search && '&'}lang=${LANGUAGES[language].tag}`
  return inLanguage
}

/** Cuts `lang=` out of a query. The rest stays as it is written. */
export function queryWithoutLanguage(query: string): string {
  const parts = query.slice(1).split('&')
  return `?${parts.filter((part) => !new URLSearchParams(`?${part}`).has('lang')).join('&')}`
}
