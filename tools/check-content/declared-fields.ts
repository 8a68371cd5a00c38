import { ALL_ENDPOINTS } from '../../src/api/all-endpoints.ts'
import { RECORD_WORDS } from '../../src/api/all-endpoints.words.ts'
import {
  isField,
  type ListShape,
  type Shape,
  type ValueField,
  type ValueKind,
} from '../../src/api/wire/fields.ts'
import type { FieldWords } from '../../src/api/wire/fields.words.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'

/** A field of a record that has a value, or one for each language. */
export interface DeclaredValueField {
  field: ValueField
  /** Its names in the record, even if it is in a block: `informative1Title`. */
  names: [string, ...string[]]
  block: string
  words: FieldWords | undefined
}

/** A list of a record. Its name is empty if the payload is the list itself. */
export interface DeclaredList {
  list: string
  fields: DeclaredValueField[]
}

export type DeclaredField = DeclaredValueField | DeclaredList

/** The fields of a record, in the order of their declaration. */
export function declaredFields(call: ContentCall): DeclaredField[] {
  return flattenShape(ALL_ENDPOINTS[call].shape, RECORD_WORDS[call].fields)
}

/** @param words have the structure of the declaration: see `FieldWordsOf` */
export function flattenShape(
  part: Shape[string] | ListShape,
  words?: unknown,
  block = '',
): DeclaredField[] {
  if (!isField(part)) {
    return Object.entries(part).flatMap(([name, inner]: [string, Shape[string]]) =>
      flattenShape(inner, (words as Record<string, unknown> | undefined)?.[name], block),
    )
  }
  switch (part.kind) {
    case 'block':
      return flattenShape(part.parts, words, part.name)
    case 'list':
    case 'items': {
      const fields = flattenShape(part.item, words).filter((field) => 'field' in field)
      return [{ list: part.kind === 'list' ? part.name : '', fields }]
    }
    default: {
      const [first = '', ...others] = part.names.map((name) => flatSpelling(block, name))
      return [
        {
          field: part,
          names: [first, ...others],
          block,
          words: words as FieldWords | undefined,
        },
      ]
    }
  }
}

/** A value of a record or of the items of a list, with its key in the guide: `sliderItems.title`. */
export function guideFields(call: ContentCall): (DeclaredValueField & { key: string })[] {
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
function flatSpelling(block: string, name: string): string {
  return block === '' ? name : block + name.charAt(0).toUpperCase() + name.slice(1)
}
