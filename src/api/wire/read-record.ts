import { hasContent } from '../../i18n/has-content.ts'
import { Localized, LocalizedHtml, LocalizedText } from '../../i18n/localized.ts'
import { isPlainObject } from '../../isomorphic/is-plain-object.ts'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '../../isomorphic/languages.ts'
import { mediaAddress } from '../../media-address.ts'
import type { Items, RecordOf, Shape, ValueField } from './fields.ts'
import { htmlToText } from './html-to-text.ts'

type WireFields = Record<string, unknown>

/**
 * Reads the payload of a content call as its fields are declared. Only the code of `src/api` knows the
 * backend's spellings: a name can have the prefix of its language (`ru_title`, rarely `en_title` or
 * `hy_title`; requirements, sections 1 and 9). A field reads as its type or as nothing, so that a bad
 * field does not break the page.
 */
export function readRecord<Declared extends Shape | Items>(
  declared: Declared,
  payload: unknown,
): RecordOf<Declared> {
  return read(declared, payload, FALLBACK_LANGUAGE) as RecordOf<Declared>
}

/** Whether a part of a declaration is a field, and not a group of fields. */
export function isField<Part>(part: Part): part is Exclude<Part, Shape | Shape[]> {
  return typeof (part as { kind?: unknown }).kind === 'string'
}

/**
 * @param plain the language of names without a prefix. In an item of a list that belongs to one
 *   language it is that language, elsewhere English.
 */
function read(part: Shape[string] | Items, wire: unknown, plain: Language): unknown {
  if (Array.isArray(part)) {
    return part.map((group) => read(group, wire, plain)).filter(hasContent)
  }
  const fields = isPlainObject(wire) ? wire : {}
  if (!isField(part)) {
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, read(inner, fields, plain)]),
    )
  }
  if (part.kind === 'items') return readItems(part, wire, plain)
  if (part.kind === 'block') return read(part.parts, fieldsOfBlock(part.name, fields), plain)
  if (part.kind === 'list') {
    const values = perLanguage([part.name], fields, plain, (value, language) =>
      readItems(part, value, language),
    )
    return values && new Localized(values)
  }
  return readValue(part, fields, plain)
}

/** Leaves out empty items. */
function readItems({ item }: Pick<Items, 'item'>, wire: unknown, plain: Language) {
  if (!Array.isArray(wire)) return undefined
  const items = wire
    .map((one) => read(item, one, plain) as object)
    .filter(hasContent)
    .map((one, index) => ({ ...one, id: String(index) }))
  return items.length > 0 ? items : undefined
}

export function readValue(
  field: ValueField,
  fields: WireFields,
  plain: Language = FALLBACK_LANGUAGE,
): Localized<string> | string | undefined {
  const { kind, names, isExact = false } = field
  if (kind === 'text' || kind === 'html' || kind === 'link') {
    const readOne = kind === 'text' ? readPlainText : readText
    const values = perLanguage(unswapped(field, fields, plain), fields, plain, readOne)
    if (!values) return undefined
    if (kind === 'link') return new Localized(values)
    if (kind === 'html') return new LocalizedHtml(values)
    return isExact ? new LocalizedText(values, { fallback: undefined }) : new LocalizedText(values)
  }
  if (kind === 'file') {
    const address = firstRead(names, (name) => readText(fields[name]))
    return address && mediaAddress(address)
  }
  return firstRead(names, (name) => readText(fields[name]) ?? readNumber(fields[name]))
}

/** Editors sometimes swap a link and its label, in one language or in all. */
function unswapped(
  { kind, names, swapsWith }: ValueField,
  fields: WireFields,
  plain: Language,
): string[] {
  if (swapsWith === undefined) return names
  const isAddress = (some: string[]) =>
    Object.values(perLanguage(some, fields, plain, readPlainText) ?? {}).some((value) =>
      /^([/#]|https?:|mailto:|tel:)\S*$/i.test(value),
    )
  const isLink = kind === 'link'
  return isAddress([swapsWith]) === isLink && isAddress(names) !== isLink ? [swapsWith] : names
}

/** The fields of a block, flat (`ru_informative1Title`) or nested (`informative1: { title }`). */
export function fieldsOfBlock(name: string, wire: WireFields): WireFields {
  const fields: WireFields = {}
  for (const prefix of ['', ...LANGUAGE_CODES.flatMap(fieldPrefixes)]) {
    const nested = wire[prefix + name]
    if (isPlainObject(nested)) {
      for (const [key, value] of Object.entries(nested)) fields[prefix + lowerFirst(key)] = value
    }
    for (const [key, value] of Object.entries(wire)) {
      if (!key.startsWith(prefix + name)) continue
      fields[prefix + lowerFirst(key.slice(prefix.length + name.length))] = value
    }
  }
  return fields
}

/** For each language, the value of the first name that has one. */
function perLanguage<T>(
  names: string[],
  fields: WireFields,
  plain: Language,
  readOne: (value: unknown, language: Language) => T | undefined,
): Partial<Record<Language, T>> | undefined {
  const values: Partial<Record<Language, T>> = {}
  for (const language of LANGUAGE_CODES) {
    const prefixes = [...fieldPrefixes(language), ...(language === plain ? [''] : [])]
    const spellings = names.flatMap((name) => prefixes.map((prefix) => prefix + name))
    const value = firstRead(spellings, (name) => readOne(fields[name], language))
    if (value !== undefined) values[language] = value
  }
  return hasContent(values) ? values : undefined
}

function readText(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

function readPlainText(value: unknown): string | undefined {
  return typeof value === 'string' ? readText(htmlToText(value)) : undefined
}

function readNumber(value: unknown): string | undefined {
  return Number.isFinite(value) ? String(value) : undefined
}

function firstRead<T>(names: string[], readOne: (name: string) => T | undefined): T | undefined {
  return names.map(readOne).find((value) => value !== undefined)
}

/** The prefixes of a language's names, the usual one first: its code, and its tag (`hy_`). */
export function fieldPrefixes(language: Language): string[] {
  return [...new Set([`${language}_`, `${LANGUAGES[language].tag}_`])]
}

export function fieldPrefixOf(name: string): string {
  return LANGUAGE_CODES.flatMap(fieldPrefixes).find((prefix) => name.startsWith(prefix)) ?? ''
}

/** Makes the first letter after a prefix small: `ru_Title` becomes `ru_title`. */
export function lowerFirst(name: string): string {
  const { length } = fieldPrefixOf(name)
  return name.slice(0, length) + name.charAt(length).toLowerCase() + name.slice(length + 1)
}
