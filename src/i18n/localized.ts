import { FALLBACK_LANGUAGE, type Language } from './languages.ts'

/** Languages without a value, or with a blank one, are left out of `values`. */
export class Localized<T> {
  readonly values: Partial<Record<Language, T>>

  constructor(values: Partial<Record<Language, T>>) {
    this.values = values
  }

  in(language: Language): T | undefined {
    return this.values[language] ?? this.values[FALLBACK_LANGUAGE]
  }
}

/** A record with each `Localized` value taken in one language. */
export type InOneLanguage<T> =
  T extends Localized<infer Value>
    ? InOneLanguage<Value> | undefined
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [Field in keyof T]: InOneLanguage<T[Field]> }
        : T

export function localize<T>(value: T, language: Language): InOneLanguage<T>
export function localize(value: unknown, language: Language): unknown {
  if (value instanceof Localized) return localize<unknown>(value.in(language), language)
  if (Array.isArray(value)) return value.map((item: unknown) => localize(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, localize(inner, language)]),
  )
}
