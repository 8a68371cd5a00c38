/**
 * HTML, Lingui and search engines use `tag` (BCP 47), link previews `locale` (Open Graph). The names of
 * the backend's fields begin with the key. Mark a language that is still being translated with
 * `offered: false`: then only `npm run dev` has it, and visitors do not see it.
 */
export const LANGUAGES = {
  en: { label: 'En', name: 'English', tag: 'en', locale: 'en_GB' },
  ru: { label: 'Ру', name: 'Русский', tag: 'ru', locale: 'ru_RU' },
  arm: { label: 'Հայ', name: 'Հայերեն', tag: 'hy', locale: 'hy_AM' },
} as const

export type Language = keyof typeof LANGUAGES

/** Content that another language lacks is shown in this one (requirements, section 1). */
export const FALLBACK_LANGUAGE = 'en' satisfies Language

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/** The languages of the prerendered pages, which visitors can choose. */
export const OFFERED_LANGUAGES = LANGUAGE_CODES.filter((code) => isOffered(LANGUAGES[code]))

function isOffered({ offered = true }: { tag: string; offered?: boolean }): boolean {
  // Only Vite sets this. The server must not offer all languages, whatever its NODE_ENV is.
  return offered || (import.meta.env as ImportMetaEnv | undefined)?.MODE === 'development'
}

const BY_NAME = new Map<string, Language>(
  OFFERED_LANGUAGES.flatMap((code) => [
    [code, code],
    [LANGUAGES[code].tag, code],
  ]),
)

/** The codes of the offered languages (`arm`), and their BCP 47 tags (`hy`). */
export const LANGUAGE_CODES_AND_TAGS = [...BY_NAME.keys()]

/** Finds an offered language by its code or its tag. */
export function parseLanguage(name: unknown): Language | undefined {
  return typeof name === 'string' ? BY_NAME.get(name) : undefined
}
