/**
 * The languages of the site, by product code: what the store, the field prefixes and local
 * storage hold. The tag (BCP 47) is what `<html lang>`, Lingui and search engines get, the locale
 * what link previews get (Open Graph).
 */
export const LANGUAGES = {
  en: { label: 'En', name: 'English', tag: 'en', locale: 'en_US', fieldPrefix: '' },
  ru: { label: 'Ру', name: 'Русский', tag: 'ru', locale: 'ru_RU', fieldPrefix: 'ru_' },
  arm: { label: 'Հայ', name: 'Հայերեն', tag: 'hy', locale: 'hy_AM', fieldPrefix: 'arm_' },
} as const

export type Language = keyof typeof LANGUAGES

/** Stands in for whatever a chosen language lacks (specification, section 1). */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/** The language that a product code or a BCP 47 tag names, or nothing. */
export function parseLanguage(value: unknown): Language | undefined {
  return LANGUAGE_CODES.find((code) => code === value || LANGUAGES[code].tag === value)
}
