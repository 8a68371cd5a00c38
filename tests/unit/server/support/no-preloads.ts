import { type Language, LANGUAGE_CODES } from '../../../../src/isomorphic/languages.ts'

/** The tags of a build whose pages preload no font. */
export const NO_PRELOADS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, '']),
) as Record<Language, string>
