import { config } from '../../config.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../../i18n/languages.ts'

/** The public address of a page in a language: that of the fallback language is the plain one. */
export function pageAddress(path: string, language: Language): string {
  const address = new URL(path, config.siteUrl)
  if (language !== FALLBACK_LANGUAGE) address.searchParams.set('lang', LANGUAGES[language].tag)
  return address.href
}
