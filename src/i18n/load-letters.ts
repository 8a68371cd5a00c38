import { type Language, LANGUAGES } from './languages.ts'

const FAMILIES = ['Noto Sans', 'Noto Serif']

/** Loads the fonts of the first screen: coming later, they would break its lines anew. */
export async function loadLetters(language: Language): Promise<void> {
  const sample = `A1 ${LANGUAGES[language].name}`
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em '${family}'`, sample)))
}
