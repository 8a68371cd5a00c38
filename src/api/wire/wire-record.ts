import { isPlainObject } from '../../isomorphic/is-plain-object.ts'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '../../isomorphic/languages.ts'

/**
 * A record as the backend spells it: a name can have the prefix of its language (`ru_title`, rarely
 * `en_title` or `hy_title`; requirements, sections 1 and 9).
 */
export class WireRecord {
  readonly #fields: Record<string, unknown>
  readonly #unprefixed: Language

  /** @param unprefixed the language of names without a prefix: in an item of a list, that of the list */
  constructor(value: unknown, unprefixed: Language = FALLBACK_LANGUAGE) {
    this.#fields = isPlainObject(value) ? value : {}
    this.#unprefixed = unprefixed
  }

  /** The values of these names, which all languages share. */
  shared(names: string[]): unknown[] {
    return names.map((name) => this.#fields[name])
  }

  /** The values of these names in a language, the usual spelling's first. */
  in(language: Language, names: string[]): unknown[] {
    const prefixes = [...fieldPrefixes(language), ...(language === this.#unprefixed ? [''] : [])]
    return this.shared(names.flatMap((name) => prefixes.map((prefix) => prefix + name)))
  }

  /** The fields of a block, flat (`ru_informative1Title`) or nested (`informative1: { title }`). */
  block(name: string): WireRecord {
    const fields = Object.entries(this.#fields).flatMap(([key, value]) => {
      const prefix = fieldPrefixOf(key)
      if (!key.startsWith(prefix + name)) return []
      const part = key.slice(prefix.length + name.length)
      const parts = part === '' && isPlainObject(value) ? value : { [part]: value }
      return Object.entries(parts).map(([inner, one]) => [prefix + lowerFirst(inner), one] as const)
    })
    return new WireRecord(Object.fromEntries(fields), this.#unprefixed)
  }
}

/** The prefixes of a language's names, the usual one first: its code, and its tag (`hy_`). */
export function fieldPrefixes(language: Language): string[] {
  return [...new Set([`${language}_`, `${LANGUAGES[language].tag}_`])]
}

export function fieldPrefixOf(name: string): string {
  return LANGUAGE_CODES.flatMap(fieldPrefixes).find((prefix) => name.startsWith(prefix)) ?? ''
}

/** Makes the first letter after a prefix small: `ru_Title` becomes `ru_title`. */
export function lowerFirst(name: string): string {
  const { length } = fieldPrefixOf(name)
  return name.slice(0, length) + name.charAt(length).toLowerCase() + name.slice(length + 1)
}
