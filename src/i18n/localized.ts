import { type ContentText, StandIn } from './content-text.ts'
import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/** Languages without a value, or with a blank one, are left out of `values`. */
export class Localized<T> {
  readonly values: Partial<Record<Language, T>>

  constructor(values: Partial<Record<Language, T>>) {
    this.values = values
  }

  /** The value in `language`, else in the fallback language, else nothing. */
  in(language: Language): T | undefined {
    return this.values[language] ?? this.values[FALLBACK_LANGUAGE]
  }
}

/** A text that people read or hear: where one language stands in for another, that is to be said. */
export class LocalizedText extends Localized<string> {
  /** Tells its type, and only that, from an address's. */
  declare readonly isRead: true
}

/** A record with each `Localized` value taken in one language. */
export type InOneLanguage<T> = T extends LocalizedText
  ? ContentText | undefined
  : T extends Localized<infer Value>
    ? InOneLanguage<Value> | undefined
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [Field in keyof T]: InOneLanguage<T[Field]> }
        : T

/** Takes every value of a record in `language`, at any depth. */
export function localize<T>(value: T, language: Language): InOneLanguage<T>
export function localize(value: unknown, language: Language): unknown {
  if (value instanceof Localized) {
    const taken: unknown = localize(value.in(language), language)
    const standsIn = value instanceof LocalizedText && value.values[language] === undefined
    return standsIn && typeof taken === 'string' ? new StandIn(taken) : taken
  }
  if (Array.isArray(value)) return value.map((item: unknown): unknown => localize(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, localize(inner, language)]),
  )
}
