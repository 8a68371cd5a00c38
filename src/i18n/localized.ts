import { type ContentText, FallbackText } from './content-text.ts'
import { hasContent } from './has-content.ts'
import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/** A value with a version per language. `values` leaves out languages that have none. */
export class Localized<T> {
  readonly values: Partial<Record<Language, T>>

  constructor(values: Partial<Record<Language, T>>) {
    this.values = values
  }

  /** Returns the value in `language`, else in the fallback language, else nothing. */
  in(language: Language): T | undefined {
    return this.values[language] ?? this.values[FALLBACK_LANGUAGE]
  }
}

/** A text that people read or hear: in the fallback language, its element needs a `lang`. */
export class LocalizedText extends Localized<string> {
  /** Only for the compiler, which would otherwise accept an address as a text. */
  declare readonly isRead: true
}

/** The type of a record after `localize`: one version replaces each `Localized` value. */
export type InOneLanguage<T> = T extends LocalizedText
  ? ContentText | undefined
  : T extends Localized<infer Value>
    ? InOneLanguage<Value> | undefined
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [Field in keyof T]: InOneLanguage<T[Field]> }
        : T

/**
 * Replaces each `Localized` value in a record, at any depth, by its version in `language`. A text
 * that falls back to English becomes a `FallbackText`. An item with nothing to show in either language is
 * left out, and so is a list of such items.
 */
export function localize<T>(value: T, language: Language): InOneLanguage<T>
export function localize(value: unknown, language: Language): unknown {
  if (value instanceof Localized) {
    const taken: unknown = localize(value.in(language), language)
    if (Array.isArray(taken) && taken.length === 0) return undefined
    const isFallback = value instanceof LocalizedText && value.values[language] === undefined
    return isFallback && typeof taken === 'string' ? new FallbackText(taken) : taken
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
