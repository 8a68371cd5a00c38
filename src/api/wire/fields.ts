import type { Localized, LocalizedHtml, LocalizedText } from '../../i18n/localized.ts'

/** The kinds of fields that have one value, or one for each language. */
export interface Values {
  text: LocalizedText
  html: LocalizedHtml
  link: Localized<string>
  shared: string
  file: string
  count: string
}

export type ValueKind = keyof Values

/** A link, and the label that editors swap it with. */
export type SwappedKind = 'link' | 'text'

export interface ValueField<Kind extends ValueKind = ValueKind> {
  kind: Kind
  /** The backend's names for it, without the prefix of a language. The first is the usual one. */
  names: string[]
  /** The field that editors swap this one with: a link with its label. */
  swapsWith?: Kind extends SwappedKind ? string : never
  prefixesEnglish?: boolean
  /** Whether a language without a value shows nothing, instead of the English one. */
  isExact?: Kind extends 'text' ? boolean : never
}

export interface ListField<Item extends Shape = Shape> {
  kind: 'list'
  name: string
  item: Item
}

export interface BlockField<Parts extends Shape = Shape> {
  kind: 'block'
  name: string
  parts: Parts
}

/** A payload that is a list itself. */
export interface ListShape<Item extends Shape = Shape> {
  kind: 'items'
  item: Item
}

/**
 * Declares the fields of a record. An object groups fields of the same record of the backend; an array does so
 * for a fixed number of groups, and leaves out those that are empty.
 */
export interface Shape {
  [name: string]: ValueField | ListField | BlockField | Shape | Shape[]
}

/** Whether a part of a declaration is a field, and not a group of fields. */
export function isField<Part extends object>(part: Part): part is Exclude<Part, Shape | Shape[]> {
  return 'kind' in part && typeof part.kind === 'string'
}

/** The record that a declaration is read into. A field without a value of its type is undefined. */
export type RecordOf<Declared> =
  Declared extends ValueField<infer Kind>
    ? Values[Kind] | undefined
    : Declared extends ListField<infer Item>
      ? Localized<ItemOf<Item>[]> | undefined
      : Declared extends ListShape<infer Item>
        ? ItemOf<Item>[] | undefined
        : Declared extends BlockField<infer Parts>
          ? RecordOf<Parts>
          : Declared extends readonly (infer Group)[]
            ? RecordOf<Group>[]
            : { [Name in keyof Declared]: RecordOf<Declared[Name]> }

/** Its id is its place in the list: the backend may repeat or omit ids. */
type ItemOf<Item> = RecordOf<Item> & { id: string }

/** Plain text in each language: a title or a label. */
export const text = valueField('text')

/** HTML in each language. */
export const html = valueField('html')

/** An address in each language. */
export const link = valueField('link')

/** A text that all languages share: a phone number, an e-mail address, a social link. */
export const shared = valueField('shared')

/** The address of a picture or video, which all languages share. */
export const file = valueField('file')

/** A number, or a text such as '1,200+', as its author wrote it. */
export const count = valueField('count')

function valueField<Kind extends ValueKind>(kind: Kind) {
  return (...names: string[]): ValueField<Kind> => ({ kind, names })
}

/** A field whose English name has a prefix, too, as in two records: `en_address`. */
export function prefixingEnglish<Field extends ValueField>(field: Field): Field {
  return { ...field, prefixesEnglish: true }
}

/** A field that is shown only in the languages that have it. */
export function withoutFallback(field: ValueField<'text'>): ValueField<'text'> {
  return { ...field, isExact: true }
}

/** A list of records, one for all languages or one for each. */
export function list<Item extends Shape>(name: string, item: Item): ListField<Item> {
  return { kind: 'list', name, item }
}

/** Fields whose names begin with the block's: `informative1Title`. They may be nested instead. */
export function block<Parts extends Shape>(name: string, parts: Parts): BlockField<Parts> {
  return { kind: 'block', name, parts }
}

export function listShape<Item extends Shape>(item: Item): ListShape<Item> {
  return { kind: 'items', item }
}
