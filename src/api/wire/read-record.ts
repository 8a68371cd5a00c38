import { hasContent } from '../../i18n/has-content.ts'
import { Localized } from '../../i18n/localized.ts'
import { FALLBACK_LANGUAGE, type Language } from '../../isomorphic/languages.ts'
import { isField, type ListShape, type RecordOf, type Shape } from './fields.ts'
import { readValue } from './read-value.ts'
import { type ValuesByLanguage, valuesByLanguage } from './values-by-language.ts'

/**
 * Reads the payload of a content call as its fields are declared. A field reads as its type or as
 * nothing, so that a bad field does not break the page.
 */
export function readRecord<Declared extends Shape | ListShape>(
  declared: Declared,
  payload: unknown,
): RecordOf<Declared>
export function readRecord(declared: Shape | ListShape, payload: unknown): unknown {
  return isField(declared)
    ? readItems(declared.item, payload, FALLBACK_LANGUAGE)
    : readGroup(declared, valuesByLanguage(payload))
}

function readGroup(shape: Shape, wire: ValuesByLanguage): object {
  const parts = Object.entries(shape)
  return Object.fromEntries(parts.map(([name, part]) => [name, readPart(part, wire)]))
}

function readPart(part: Shape[string], wire: ValuesByLanguage): unknown {
  if (Array.isArray(part)) return part.map((group) => readGroup(group, wire)).filter(hasContent)
  if (!isField(part)) return readGroup(part, wire)
  if (part.kind === 'block') return readGroup(part.parts, wire.block(part.name))
  if (part.kind !== 'list') return readValue(part, wire)
  const lists = wire.inEach(
    () => [part.name],
    (value, language) => readItems(part.item, value, language),
  )
  return lists && new Localized(lists)
}

/** Leaves out empty items. */
function readItems(item: Shape, value: unknown, language: Language): object[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value
    .map((one) => readGroup(item, valuesByLanguage(one, language)))
    .filter(hasContent)
    .map((one, index) => ({ ...one, id: String(index) }))
  return items.length > 0 ? items : undefined
}
