import { isPlainObject } from '../../isomorphic/is-plain-object.ts'
import { FALLBACK_LANGUAGE, type Language } from '../../isomorphic/languages.ts'
import { findLanguagePrefix, languagePrefixes, lowerAfterPrefix } from './language-prefix.ts'

/** The values of a record, found by names without the prefix of a language. */
export interface ValuesByLanguage {
  /** The values of these names, which all languages share. */
  shared: (names: string[]) => unknown[]
  /** The values of these names in a language, the usual spelling's first. */
  in: (language: Language, names: string[]) => unknown[]
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
  const shared = (names: string[]) => names.map((name) => fields[name])
  return {
    shared,
    in: (language, names) => {
      const prefixes = [...languagePrefixes(language), ...(language === unprefixed ? [''] : [])]
      return shared(names.flatMap((name) => prefixes.map((prefix) => prefix + name)))
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
}
