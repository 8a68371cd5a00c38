import { type Language, LANGUAGES } from '../isomorphic/languages.ts'

const FAMILIES = ['Noto Sans', 'Noto Serif']

/**
 * Loads the fonts of the first screen. If they came later, its lines would move. Never rejects: some browsers
 * and extensions lack `document.fonts`, or refuse it.
 */
export async function loadFonts(language: Language): Promise<void> {
  const sample = `A1 ${LANGUAGES[language].name}`
  await Promise.allSettled(
    FAMILIES.map(async (family) => document.fonts.load(`1em '${family}'`, sample)),
  )
}
