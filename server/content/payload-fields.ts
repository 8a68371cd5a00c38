import { isField, type ListShape, type Shape } from '../../src/api/wire/fields.ts'
import { type ValuesByLanguage, valuesByLanguage } from '../../src/api/wire/values-by-language.ts'
import { hasVisibleHtml } from '../../src/isomorphic/has-visible-html.ts'
import { LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'

type Declared = Shape | ListShape

/** Whether a field of a payload holds anything that a page could show: words, a figure, a picture. */
export function hasVisibleContent(declared: Declared, payload: unknown): boolean {
  return hasValue(
    declared,
    payload,
    (value) => typeof value === 'number' || (typeof value === 'string' && hasVisibleHtml(value)),
  )
}

/**
 * Returns why a payload is no record, as the end of a sentence: it has names, but none is a field's. Backends
 * often report an error like that, with status 200.
 */
export function fieldNamesProblem(declared: Declared, payload: unknown): string | undefined {
  const names = new Set([payload].flat().flatMap((one) => Object.keys(Object(one) as object)))
  if (names.size === 0 || hasValue(declared, payload, (value) => value !== undefined))
    return undefined
  return `a payload with none of the record's fields, but ${[...names].join(', ').slice(0, 100)}`
}

/** Whether a declared field, in any language, has a value that `accepts` returns true for. */
function hasValue(
  declared: Declared,
  payload: unknown,
  accepts: (value: unknown) => boolean,
): boolean {
  const isIn = (part: Shape[string], wire: ValuesByLanguage): boolean => {
    if (!isField(part)) return Object.values(part).some((inner) => isIn(inner, wire))
    if (part.kind === 'block' && isIn(part.parts, wire.block(part.name))) return true
    const names = 'names' in part ? part.names : [part.name]
    const isThere = (value: unknown) =>
      accepts(value) || (part.kind === 'list' && isInItems(part.item, value)) || undefined
    return LANGUAGE_CODES.some((language) => wire.in(language, names, isThere))
  }
  const isInItems = (item: Shape, items: unknown) =>
    Array.isArray(items) && items.some((one) => isIn(item, valuesByLanguage(one)))
  return isField(declared)
    ? isInItems(declared.item, payload)
    : isIn(declared, valuesByLanguage(payload))
}
