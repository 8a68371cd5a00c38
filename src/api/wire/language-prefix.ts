import { type Language, LANGUAGE_CODES, LANGUAGES } from '../../isomorphic/languages.ts'

/** The prefixes of a language's names, the usual one first: its code, and its tag (`hy_`). */
export function languagePrefixes(language: Language): string[] {
  const { tag } = LANGUAGES[language]
  return tag === language ? [`${tag}_`] : [`${language}_`, `${tag}_`]
}

const PREFIXES = LANGUAGE_CODES.flatMap(languagePrefixes)

export function findLanguagePrefix(name: string): string {
  return PREFIXES.find((prefix) => name.startsWith(prefix)) ?? ''
}

/** Makes the first letter after a prefix small: `ru_Title` becomes `ru_title`. */
export function lowerAfterPrefix(name: string): string {
  const { length } = findLanguagePrefix(name)
  return name.slice(0, length) + name.charAt(length).toLowerCase() + name.slice(length + 1)
}
