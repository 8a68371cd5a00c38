import { config } from '../../config.ts'
import { addressInLanguage } from '../../i18n/address-in-language.ts'
import type { Language } from '../../i18n/languages.ts'

/** The public address of a page in a language. */
export function pageAddress(path: string, language: Language): string {
  return addressInLanguage(new URL(path, config.siteUrl), language).href
}
