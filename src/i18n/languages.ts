/**
 * The languages of the site, by product code: what the store, the field prefixes and local
 * storage hold. The tag (BCP 47) is what `<html lang>`, Lingui and search engines get.
 */
export const LANGUAGES = {
  en: { label: 'En', name: 'English', tag: 'en', fieldPrefix: '' },
  ru: { label: 'Ру', name: 'Русский', tag: 'ru', fieldPrefix: 'ru_' },
  arm: { label: 'Հայ', name: 'Հայերեն', tag: 'hy', fieldPrefix: 'arm_' },
} as const

export type Language = keyof typeof LANGUAGES

/** Stands in for whatever a chosen language lacks (specification, section 1). */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/** The language that a product code or a BCP 47 tag names, or nothing. */
export function parseLanguage(value: unknown): Language | undefined {
  return LANGUAGE_CODES.find((code) => code === value || LANGUAGES[code].tag === value)
}
