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

export function localize<T>(value: T, language: Language): InOneLanguage<T>
export function localize(value: unknown, language: Language): unknown {
  return takeIn(language, value, (taken, standsIn) =>
    standsIn && typeof taken === 'string' ? new StandIn(taken) : taken,
  )
}

/**
 * Takes every value of a record in `language`, at any depth.
 *
 * @param make what becomes of a value; `standsIn`: it is a text of the fallback language
 * @param unmarked the language of what is held for none: within the list of a language, that one
 */
export function takeIn(
  language: Language,
  value: unknown,
  make: (taken: unknown, standsIn: boolean) => unknown,
  unmarked: Language = FALLBACK_LANGUAGE,
): unknown {
  if (value instanceof Localized) {
    const from = value.values[language] === undefined ? unmarked : language
    const standsIn = value instanceof LocalizedText && from !== language
    return make(takeIn(language, value.in(language), make, from), standsIn)
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => takeIn(language, item, make, unmarked))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, takeIn(language, inner, make, unmarked)]),
  )
}
