import { FALLBACK_LANGUAGE, type Language } from '../isomorphic/languages.ts'
import { ContentHtml, type ContentText, ForeignText } from './content-text.ts'
import { hasContent } from './has-content.ts'

/** A value with a version per language. `values` leaves out languages that have none. */
export class Localized<T> {
  readonly values: Partial<Record<Language, T>>
  readonly #fallback: Language | undefined

  /** @param fallback the language whose value replaces a missing one; none if nothing should */
  constructor(
    values: Partial<Record<Language, T>>,
    { fallback }: { fallback: Language | undefined } = { fallback: FALLBACK_LANGUAGE },
  ) {
    this.values = values
    this.#fallback = fallback
  }

  /** The value for languages that have none. */
  get fallbackValue(): T | undefined {
    return this.#fallback && this.values[this.#fallback]
  }

  /** The language whose value is shown in `language`; none if nothing is shown. */
  languageIn(language: Language): Language | undefined {
    return [language, this.#fallback].find((code) => code && this.values[code] !== undefined)
  }

  /** Returns the value that is shown in `language`. */
  in(language: Language): T | undefined {
    const shown = this.languageIn(language)
    return shown && this.values[shown]
  }

  get fallsBack(): boolean {
    return this.#fallback !== undefined
  }
}

/** A text that people read or hear: in another language than the page's, its element needs a `lang`. */
export class LocalizedText extends Localized<string> {
  /** Only for the compiler, which would otherwise accept an address as a text. */
  declare readonly isRead: true
}

/** HTML that people read. */
export class LocalizedHtml extends LocalizedText {
  /** Only for the compiler. */
  declare readonly isHtml: true
}

/** The type of a record after `localize`: one version replaces each `Localized` value. */
export type InOneLanguage<T> = T extends LocalizedHtml
  ? ContentHtml | undefined
  : T extends LocalizedText
    ? ContentText | undefined
    : T extends Localized<infer Value>
      ? InOneLanguage<Value> | undefined
      : T extends readonly (infer Item)[]
        ? InOneLanguage<Item>[]
        : T extends object
          ? { [Field in keyof T]: InOneLanguage<T[Field]> }
          : T

/**
 * Replaces each `Localized` value in a record, at any depth, by its version in `language`. HTML becomes a
 * `ContentHtml`, and a plain text in another language a `ForeignText`. An item with nothing to show is left
 * out, and so is a list of such items.
 */
export function localize<T>(value: T, language: Language): InOneLanguage<T>
export function localize(value: unknown, language: Language): unknown {
  if (value instanceof LocalizedText) return contentIn(value, language)
  if (value instanceof Localized) {
    const version: unknown = localize(value.in(language), language)
    return Array.isArray(version) && version.length === 0 ? undefined : version
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown): unknown => localize(item, language))
    return items.filter(hasContent)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, localize(inner, language)]),
  )
}

function contentIn(value: LocalizedText, language: Language) {
  const text = value.in(language)
  if (text === undefined) return undefined
  const source = value.languageIn(language)
  const foreign = source === language ? undefined : source
  if (value instanceof LocalizedHtml) {
    return new ContentHtml(text, foreign, value.fallbackValue)
  }
  return foreign ? new ForeignText(text, foreign) : text
}
