import { ALL_ENDPOINTS } from '../../src/api/all-endpoints.ts'
import {
  isField,
  type ListPayload,
  type Shape,
  type ValueField,
  type ValueKind,
} from '../../src/api/wire/fields.ts'
import { languagePrefixes } from '../../src/api/wire/wire-record.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'
import { FIELD_NOTES, type FieldNote } from './field-notes.ts'

/** A field of a record that has a value, or one for each language. */
export interface DeclaredValue {
  field: ValueField
  /** Its names in the record, also if it is in a block: `informative1Title`. */
  names: [string, ...string[]]
  block: string
  note: FieldNote | undefined
}

/** A list of a record. Its name is empty if the payload is the list itself. */
export interface DeclaredList {
  list: string
  fields: DeclaredValue[]
}

export type DeclaredField = DeclaredValue | DeclaredList

/** The fields of a record, in the order of their declaration. */
export function declaredFields(call: ContentCall): DeclaredField[] {
  return flatten(ALL_ENDPOINTS[call].shape, FIELD_NOTES[call].fields)
}

/** @param notes have the structure of the declaration: see `FieldNotesOf` */
export function flatten(
  part: Shape[string] | ListPayload,
  notes?: unknown,
  block = '',
): DeclaredField[] {
  if (!isField(part)) {
    return Object.entries(part).flatMap(([name, inner]: [string, Shape[string]]) =>
      flatten(inner, (notes as Record<string, unknown> | undefined)?.[name], block),
    )
  }
  switch (part.kind) {
    case 'block':
      return flatten(part.parts, notes, part.name)
    case 'list':
    case 'items': {
      const fields = flatten(part.item, notes).filter((field) => 'field' in field)
      return [{ list: part.kind === 'list' ? part.name : '', fields }]
    }
    default: {
      const [first = '', ...others] = part.names.map((name) => spelledFlat(block, name))
      return [
        { field: part, names: [first, ...others], block, note: notes as FieldNote | undefined },
      ]
    }
  }
}

/** A value of a record or of the items of a list, with its key in the guide: `sliderItems.title`. */
export function guideFields(call: ContentCall): (DeclaredValue & { key: string })[] {
  return declaredFields(call).flatMap((declared) => {
    if ('field' in declared) return [{ ...declared, key: declared.names[0] }]
    const prefix = declared.list && `${declared.list}.`
    return declared.fields.map((value) => ({ ...value, key: prefix + value.names[0] }))
  })
}

/** Whether a field of this kind has a value for each language. */
export function isPerLanguage(kind: ValueKind): boolean {
  return kind === 'text' || kind === 'html' || kind === 'link'
}

/** The usual spelling of a block's field: `informative1Title`. */
export function spelledFlat(block: string, name: string): string {
  return block === '' ? name : block + name.charAt(0).toUpperCase() + name.slice(1)
}

/** The spellings of a name in a language, the usual one first: `title`, `en_title`; `arm_title`, `hy_title`. */
export function spellingsIn(
  language: Language,
  name: string,
  { prefixesEnglish = false }: Partial<ValueField> = {},
): string[] {
  const prefixed = languagePrefixes(language).map((prefix) => prefix + name)
  if (language !== FALLBACK_LANGUAGE) return prefixed
  return prefixesEnglish ? [...prefixed, name] : [name, ...prefixed]
}

/** The usual spelling of a field or list in each language, or its only one. */
export function usualSpellings(declared: DeclaredField): string[] {
  const [name, field] =
    'field' in declared ? [declared.names[0], declared.field] : [declared.list, undefined]
  if (field && !isPerLanguage(field.kind)) return [name]
  return LANGUAGE_CODES.flatMap((language) => spellingsIn(language, name, field).slice(0, 1))
}
