import type { Catalogs } from '../../src/i18n/catalogs.ts'
import { type Language, LANGUAGE_CODES } from '../../src/i18n/languages.ts'

/** Catalogs with the single message 'gate' in each language. */
export function oneWord(words: Partial<Record<Language, string>>): Catalogs {
  const catalogs = LANGUAGE_CODES.map((language) => {
    const messages = { gate: [words[language] ?? 'gate'] }
    return [language, () => Promise.resolve({ messages })]
  })
  return Object.fromEntries(catalogs) as Catalogs
}
