/**
 * `tag` (BCP 47): for HTML, Lingui, search engines. `locale`: for link previews (Open Graph). One that is
 * still being translated is `offered: false`: `npm run dev` has it, visitors do not.
 */
export const LANGUAGES = {
  en: { label: 'En', name: 'English', tag: 'en', locale: 'en_US', fieldPrefix: '' },
  ru: { label: 'Ру', name: 'Русский', tag: 'ru', locale: 'ru_RU', fieldPrefix: 'ru_' },
  arm: { label: 'Հայ', name: 'Հայերեն', tag: 'hy', locale: 'hy_AM', fieldPrefix: 'arm_' },
} as const

export type Language = keyof typeof LANGUAGES

/** Stands in for what another language lacks (specification, section 1). */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/** What visitors can choose, and what pages are prerendered in. */
export const OFFERED_LANGUAGES = LANGUAGE_CODES.filter((code) => isOffered(LANGUAGES[code]))

function isOffered({ offered = true }: { tag: string; offered?: boolean }): boolean {
  return offered
}

/** Takes a product code or a BCP 47 tag of a language that is offered. */
export function parseLanguage(value: unknown): Language | undefined {
  return OFFERED_LANGUAGES.find((code) => code === value || LANGUAGES[code].tag === value)
}
