import { holdsSomething } from '../../i18n/holds-something.ts'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '../../i18n/languages.ts'
import { Localized, LocalizedText } from '../../i18n/localized.ts'
import { isObject } from '../../is-object.ts'
import { mediaAddress } from '../../media-address.ts'
import { plainText } from './plain-text.ts'

type Fields = Record<string, unknown>

/**
 * Reads the payload of a content call, or a part of it. Only this class knows the backend's
 * spellings: a name can have the prefix of its language (`ru_title`, rarely `en_title`;
 * specification, section 1). If the backend spells a field in several ways, its reader takes all
 * names and uses the first that has a value. A reader returns its type or nothing, so that a bad
 * field does not break the page.
 *
 * `#plain` is the language of names without a prefix. In an item of a list that belongs to one
 * language it is that language, elsewhere English.
 */
export class WireRecord {
  readonly #wire: unknown
  readonly #fields: Fields

  readonly #plain: Language

  constructor(wire: unknown, plain: Language = FALLBACK_LANGUAGE) {
    this.#wire = wire
    this.#plain = plain
    this.#fields = isObject(wire) ? wire : {}
  }

  text(...names: string[]): LocalizedText | undefined {
    return asText(this.#perLanguage(names, readPlainText))
  }

  html(...names: string[]): LocalizedText | undefined {
    return asText(this.#perLanguage(names, readText))
  }

  link(...names: string[]): Localized<string> | undefined {
    return this.#perLanguage(names, readText)
  }

  /** A value that all languages share: a phone number, an e-mail address, a social link. */
  shared(...names: string[]): string | undefined {
    return firstRead(
      names,
      (name) => readText(this.#fields[name]) ?? readNumber(this.#fields[name]),
    )
  }

  /** The address of a picture or video, which all languages share. */
  file(...names: string[]): string | undefined {
    const address = firstRead(names, (name) => readText(this.#fields[name]))
    return address && mediaAddress(address)
  }

  /** A number, or a text such as '1,200+', as its author wrote it. */
  count(name: string): string | undefined {
    return readText(this.#fields[name]) ?? readNumber(this.#fields[name])
  }

  list<T extends object>(name: string, read: (item: WireRecord) => T) {
    return this.#perLanguage([name], (value, language) => this.#readItems(value, language, read))
  }

  /** The items of a payload that is a list itself. */
  items<T extends object>(read: (item: WireRecord) => T) {
    return this.#readItems(this.#wire, this.#plain, read)
  }

  /** The fields of a block, flat (`ru_informative1Title`) or nested (`informative1: { title }`). */
  block(name: string): WireRecord {
    const fields: Fields = {}
    for (const language of LANGUAGE_CODES) {
      const prefix = LANGUAGES[language].fieldPrefix
      const nested = this.#fields[prefix + name]
      if (isObject(nested)) {
        for (const [key, value] of Object.entries(nested)) {
          const inner = fieldPrefixOf(key)
          fields[prefix + inner + lowerFirst(key.slice(inner.length))] = value
        }
      }
      for (const [key, value] of Object.entries(this.#fields)) {
        if (!key.startsWith(prefix + name) || key === prefix + name) continue
        fields[prefix + lowerFirst(key.slice(prefix.length + name.length))] = value
      }
    }
    return this.within(fields, this.#plain)
  }

  protected within(wire: unknown, plain: Language): WireRecord {
    return new WireRecord(wire, plain)
  }

  /** Leaves out empty items. An item's id is its place: the backend may repeat or omit ids. */
  #readItems<T extends object>(
    wire: unknown,
    language: Language,
    read: (item: WireRecord) => T,
  ): (T & { id: string })[] | undefined {
    if (!Array.isArray(wire)) return undefined
    const items = wire
      .map((item) => read(this.within(item, language)))
      .filter(holdsSomething)
      .map((item, place) => ({ ...item, id: String(place) }))
    return items.length > 0 ? items : undefined
  }

  #perLanguage<T>(names: string[], read: (value: unknown, language: Language) => T | undefined) {
    const values: Partial<Record<Language, T>> = {}
    for (const language of LANGUAGE_CODES) {
      const value = firstRead(names, (name) => this.#inLanguage(name, language, read))
      if (value !== undefined) values[language] = value
    }
    return Object.keys(values).length > 0 ? new Localized(values) : undefined
  }

  #inLanguage<T>(
    name: string,
    language: Language,
    read: (value: unknown, language: Language) => T | undefined,
  ) {
    const prefix = LANGUAGES[language].fieldPrefix || `${language}_`
    const plain = language === this.#plain ? read(this.#fields[name], language) : undefined
    return read(this.#fields[prefix + name], language) ?? plain
  }
}

function asText(texts: Localized<string> | undefined): LocalizedText | undefined {
  return texts && new LocalizedText(texts.values)
}

function readText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

function readPlainText(value: unknown): string | undefined {
  return typeof value === 'string' ? readText(plainText(value)) : undefined
}

function readNumber(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

function firstRead<T>(names: string[], read: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const value = read(name)
    if (value !== undefined) return value
  }
  return undefined
}

function fieldPrefixOf(name: string): string {
  const prefixes = LANGUAGE_CODES.map((language) => LANGUAGES[language].fieldPrefix)
  return prefixes.find((prefix) => prefix !== '' && name.startsWith(prefix)) ?? ''
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
