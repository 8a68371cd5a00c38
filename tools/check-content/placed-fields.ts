import { type Language, LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { isObject } from '../../src/is-object.ts'
import { type ReadField, type ReadRecord, spelledFlat, spellingsIn } from './read-record.ts'

/** A field of the content, with its place. */
export interface PlacedField extends ReadField {
  /** Its name in `field-notes.ts`: `sliderItems.title`. */
  key: string
  /** Its path in the record for a language, or for none: `sliderItems[2].ru_title`. */
  path: (language?: Language) => string
  /** The languages that need a text. */
  languages: Language[]
}

/** All fields that were read from a record, at any depth. */
export function placedFields(
  record: ReadRecord,
  path = '',
  keys = '',
  languages: Language[] = LANGUAGE_CODES,
): PlacedField[] {
  const held = fieldsOf(record.wire)
  const place = (fields: ReadField[], block = '') =>
    fields.map((field) => ({
      ...field,
      key: keys + spelledFlat(block, field.names[0] ?? ''),
      languages,
      path: (language?: Language) => {
        const names = field.names.map((name) => spelledFlat(block, name))
        const spelled = language
          ? names.flatMap((name) => spellingsIn(language, name)).toSorted(blankLast(held))
          : names
        return path + (spelled.find((name) => name in held) ?? spelled[0] ?? '')
      },
    }))
  return [
    ...place(record.fields),
    ...record.blocks.flatMap(({ name, block }) => place(block.fields, name)),
    ...record.lists.flatMap(({ name, items }) =>
      items.flatMap((item) => {
        const found = findItem(record.wire, name, item.wire)
        if (!found) return []
        return placedFields(item, `${path}${found.path}.`, name && `${name}.`, found.languages)
      }),
    ),
  ]
}

// Some records have a prefix for English too (`en_address`), which is then the likelier name.
function blankLast(held: Record<string, unknown>) {
  const prefixed = Object.keys(held).some((name) => name.startsWith('en_'))
  return (a: string, b: string) =>
    prefixed ? Number(b.startsWith('en_')) - Number(a.startsWith('en_')) : 0
}

/**
 * Finds an item's path, and the languages that need its texts: for the English list, English and the
 * languages without a list of their own; for a list such as `ru_sliderItems`, none.
 */
function findItem(wire: unknown, name: string, item: unknown) {
  if (typeof item !== 'object' || item === null) return undefined
  if (Array.isArray(wire)) return { path: `[${wire.indexOf(item)}]`, languages: LANGUAGE_CODES }
  const held = fieldsOf(wire)
  const lists = LANGUAGE_CODES.map((language) => ({
    language,
    key: spellingsIn(language, name).find((key) => Array.isArray(held[key])),
  }))
  for (const { language, key } of lists) {
    const list = key === undefined ? undefined : held[key]
    if (!Array.isArray(list) || !list.includes(item)) continue
    const without = lists.filter((other) => other.key === undefined).map((other) => other.language)
    const languages = language === 'en' ? [language, ...without] : []
    return { path: `${key ?? ''}[${list.indexOf(item)}]`, languages }
  }
  return undefined
}

/** The members of an object. Any other value has none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}
