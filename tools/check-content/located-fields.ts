import type { ValueKind } from '../../src/api/wire/fields.ts'
import { readValue } from '../../src/api/wire/read-value.ts'
import { valuesByLanguage } from '../../src/api/wire/values-by-language.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'
import { declaredFields, type DeclaredValueField, isPerLanguage } from './declared-fields.ts'
import { spellingsFor } from './field-spellings.ts'
import type { ProblemOfCall } from './problem.ts'

/** A text of the content. `field` is its path in the record, such as `sliderItems[2].ru_title`. */
export interface LocatedText {
  field: string
  text: string
  language?: Language
}

/** A field of the content, with its texts: one, or one for each language that has it. */
export interface LocatedField extends DeclaredValueField {
  texts: LocatedText[]
  /** Its path in the record for a language, or for none. */
  path: (language?: Language) => string
  /** The languages that need a text. */
  languages: Language[]
  /** The same for the fields of the lists of each language that say the same. */
  meaning: string
}

/** All fields of a record and of the items of its lists. */
export function locatedFields(call: ContentCall, payload: unknown): LocatedField[] {
  return declaredFields(call).flatMap((declared) => {
    if ('field' in declared) return [locate(declared, payload)]
    const lists = listsOf(declared.list, payload)
    return lists.flatMap(({ language, name, items }) => {
      // The English list also serves the languages without a list of their own, and only it has to
      // have every text.
      const others = LANGUAGE_CODES.filter((code) => !lists.some((list) => list.language === code))
      const languages = language === FALLBACK_LANGUAGE ? [language, ...others] : []
      return items.flatMap((item, index) =>
        isPlainObject(item)
          ? declared.fields.map((value) =>
              locate(value, item, {
                prefix: `${name}[${index}].`,
                languages,
                plain: language,
                // Items of lists of another length may be others.
                place: `${declared.list}[${index} of ${items.length}]`,
              }),
            )
          : [],
      )
    })
  })
}

/** The lists of this name that are not empty. An empty name is for a payload that is a list itself. */
export function listsOf(list: string, payload: unknown) {
  const wire = list === '' ? { '': payload } : membersOf(payload)
  return LANGUAGE_CODES.flatMap((language) => {
    for (const name of spellingsFor(language, list)) {
      const items = wire[name]
      if (Array.isArray(items) && items.length > 0)
        return [{ language, name, items: items as unknown[] }]
    }
    return []
  })
}

interface Item {
  prefix?: string
  languages?: Language[]
  /** The language of names without a prefix. */
  plain?: Language
  place?: string
}

function locate(
  declared: DeclaredValueField,
  record: unknown,
  { prefix = '', languages = LANGUAGE_CODES, plain = FALLBACK_LANGUAGE, place = '' }: Item = {},
): LocatedField {
  const { field, names, block } = declared
  const wire = membersOf(record)
  const own = valuesByLanguage(record, plain)
  const value = readValue(field, block === '' ? own : own.block(block))
  const path = (language?: Language) => {
    const spellings =
      language && isPerLanguage(field.kind)
        ? names.flatMap((name) => [
            ...spellingsFor(language, name, field),
            ...(language === plain ? [name] : []),
          ])
        : names
    return prefix + (spellings.find((name) => name in wire) ?? spellings[0] ?? '')
  }
  const texts =
    typeof value === 'string'
      ? [{ field: path(), text: value }]
      : LANGUAGE_CODES.flatMap((language) => {
          const text = value?.values[language]
          return text === undefined ? [] : [{ language, field: path(language), text }]
        })
  return { ...declared, texts, path, languages, meaning: `${place} ${block} ${names[0]}` }
}

/** The members of an object. Any other value has none. */
function membersOf(value: unknown): Record<string, unknown> {
  return isPlainObject(value) ? value : {}
}

/** The texts of the fields of these kinds. */
export function textsOf(fields: LocatedField[], ...kinds: ValueKind[]): LocatedText[] {
  return fields.filter(({ field }) => kinds.includes(field.kind)).flatMap(({ texts }) => texts)
}

/** The list item that contains a field: `serviceItems[5].ru_title`. */
export function itemAt(path: string, payload: unknown): ProblemOfCall['item'] {
  const [, list = '', index, field = ''] = /^(\w*)\[(\d+)\]\.?(.*)$/.exec(path) ?? []
  if (index === undefined) return undefined
  const items = list === '' ? payload : membersOf(payload)[list]
  const item = membersOf(Array.isArray(items) ? (items[Number(index)] as unknown) : undefined)
  const titles = Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
    /^(?:[a-z]+_)?(?:page|title)$/.test(name) && typeof value === 'string' && value.trim() !== ''
      ? [value]
      : [],
  )
  return { list, number: Number(index) + 1, title: titles[0] ?? '', field }
}
