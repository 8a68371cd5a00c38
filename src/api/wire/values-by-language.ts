import { isPlainObject } from '../../isomorphic/is-plain-object.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGE_CODES } from '../../isomorphic/languages.ts'
import { findLanguagePrefix, languagePrefixes, lowerAfterPrefix } from './language-prefix.ts'

type Read<T> = (value: unknown) => T | undefined

/**
 * The values of a record, found by names without the prefix of a language. If a value has several names, the
 * first that can be read counts.
 */
export interface ValuesByLanguage {
  /** The value that all languages share. */
  shared: <T>(names: string[], read: Read<T>) => T | undefined
  /** The value in a language, the usual spelling first. */
  in: <T>(language: Language, names: string[], read: Read<T>) => T | undefined
  /** The values in all languages that have one. */
  inEach: <T>(
    names: (language: Language) => string[],
    read: (value: unknown, language: Language) => T | undefined,
  ) => Partial<Record<Language, T>> | undefined
  /** The fields of a block, flat (`ru_informative1Title`) or nested (`informative1: { title }`). */
  block: (name: string) => ValuesByLanguage
}

/**
 * Knows how the backend spells names: one can have the prefix of its language (`ru_title`, rarely `en_title`
 * or `hy_title`; requirements, sections 1 and 9).
 *
 * @param unprefixed the language of names without a prefix: for an item of a list, the list's language
 */
export function valuesByLanguage(
  value: unknown,
  unprefixed: Language = FALLBACK_LANGUAGE,
): ValuesByLanguage {
  const fields = isPlainObject(value) ? value : {}
  const wire: ValuesByLanguage = {
    shared: (names, read) =>
      names.map((name) => read(fields[name])).find((one) => one !== undefined),
    in: (language, names, read) => {
      const prefixes = [...languagePrefixes(language), ...(language === unprefixed ? [''] : [])]
      const spellings = names.flatMap((name) => prefixes.map((prefix) => prefix + name))
      return wire.shared(spellings, read)
    },
    inEach: (names, read) => {
      const values = LANGUAGE_CODES.flatMap((language) => {
        const found = wire.in(language, names(language), (one) => read(one, language))
        return found === undefined ? [] : [[language, found] as const]
      })
      return values.length > 0 ? Object.fromEntries(values) : undefined
    },
    block: (name) => {
      const parts = Object.entries(fields).flatMap(([key, one]) => {
        const prefix = findLanguagePrefix(key)
        if (!key.startsWith(prefix + name)) return []
        const part = key.slice(prefix.length + name.length)
        const nested = part === '' && isPlainObject(one) ? one : { [part]: one }
        return Object.entries(nested).map(([inner, leaf]) => [
          prefix + lowerAfterPrefix(inner),
          leaf,
        ])
      })
      return valuesByLanguage(Object.fromEntries(parts), unprefixed)
    },
  }
  return wire
}
