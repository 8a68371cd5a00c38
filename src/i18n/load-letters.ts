import { type Language, LANGUAGES } from './languages.ts'

const FAMILIES = ['Noto Sans', 'Noto Serif']

/**
 * Loads the letters that the first screen is written in: those of the language's script, and the
 * Latin ones of names and figures. A first screen drawn with them does not break its lines anew.
 */
export async function loadLetters(language: Language): Promise<void> {
  const sample = `A1 ${LANGUAGES[language].name}`
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em '${family}'`, sample)))
}
