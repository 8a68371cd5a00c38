import type { ContentCall } from '../../src/api/calls/calls.ts'
import { fieldsOfBlock, readValue } from '../../src/api/wire/read-record.ts'
import { type Language, LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { Localized } from '../../src/i18n/localized.ts'
import { isObject } from '../../src/is-object.ts'
import {
  declaredFields,
  type DeclaredList,
  type DeclaredValue,
  isPerLanguage,
  spellingsIn,
} from './declared-fields.ts'

/** A field of the content, with its value and its place. */
export interface PlacedField extends DeclaredValue {
  value: ReturnType<typeof readValue>
  /** Its path in the record for a language, or for none: `sliderItems[2].ru_title`. */
  path: (language?: Language) => string
  /** The languages that need a text. */
  languages: Language[]
}

/** All fields of a record, also those of the items of its lists. */
export function placedFields(call: ContentCall, payload: unknown): PlacedField[] {
  return declaredFields(call).flatMap((declared) =>
    'field' in declared
      ? [place(declared, membersOf(payload))]
      : placedItems(declared, payload).flatMap(({ item, path, languages }) =>
          declared.fields.map((value) => place(value, membersOf(item), `${path}.`, languages)),
        ),
  )
}

function place(
  declared: DeclaredValue,
  wire: Record<string, unknown>,
  path = '',
  languages = LANGUAGE_CODES,
): PlacedField {
  const { field, names, block } = declared
  return {
    ...declared,
    value: readValue(field, block === '' ? wire : fieldsOfBlock(block, wire)),
    path: (language) => {
      const spellings =
        language && isPerLanguage(field.kind)
          ? names.flatMap((name) => spellingsIn(language, name, field))
          : names
      return path + (spellings.find((name) => name in wire) ?? spellings[0] ?? '')
    },
    languages,
  }
}

/**
 * The items of a list, and the languages that need their texts: for the English list, English and
 * the languages without a list of their own; for a list such as `ru_sliderItems`, none.
 */
function placedItems({ list }: DeclaredList, payload: unknown) {
  if (list === '') return itemsOf(payload, '', LANGUAGE_CODES)
  const wire = membersOf(payload)
  const lists = LANGUAGE_CODES.map((language) => ({
    language,
    name: spellingsIn(language, list).find((name) => Array.isArray(wire[name])),
  }))
  const without = lists.filter(({ name }) => name === undefined).map(({ language }) => language)
  return lists.flatMap(({ language, name }) =>
    name === undefined
      ? []
      : itemsOf(wire[name], name, language === 'en' ? [language, ...without] : []),
  )
}

function itemsOf(items: unknown, name: string, languages: Language[]) {
  return Array.isArray(items)
    ? items.flatMap((item: unknown, index) =>
        isObject(item) ? [{ item, path: `${name}[${index}]`, languages }] : [],
      )
    : []
}

/** The members of an object. Any other value has none. */
export function membersOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}

/** The fields that have a text for each language. Links are left out. */
export function textsOf(fields: PlacedField[]) {
  return fields.flatMap((placed) =>
    placed.value instanceof Localized && placed.field.kind !== 'link'
      ? [{ ...placed, value: placed.value }]
      : [],
  )
}

/** The versions that a field has, with the path of each. */
export function versionsOf({ value, path }: Pick<PlacedField, 'value' | 'path'>) {
  return value instanceof Localized
    ? LANGUAGE_CODES.flatMap((language) => {
        const text = value.values[language]
        return text === undefined ? [] : [{ text, path: path(language) }]
      })
    : []
}
