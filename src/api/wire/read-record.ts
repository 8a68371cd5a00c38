import { fileAddress } from '../../addresses/file-address.ts'
import { hasContent } from '../../i18n/has-content.ts'
import { Localized, LocalizedHtml, LocalizedText } from '../../i18n/localized.ts'
import { hasVisibleHtml } from '../../isomorphic/has-visible-html.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGE_CODES } from '../../isomorphic/languages.ts'
import {
  isField,
  type ListShape,
  type RecordOf,
  type Shape,
  type SwappedKind,
  type ValueField,
  type ValueKind,
  type Values,
} from './fields.ts'
import { htmlToText } from './html-to-text.ts'
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
  const readOne = (value: unknown, language: Language) => readItems(part.item, value, language)
  const lists = perLanguage(wire, () => [part.name], readOne)
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

export function readValue<Kind extends ValueKind>(
  field: ValueField<Kind>,
  wire: ValuesByLanguage,
): Values[Kind] | undefined {
  return READERS[field.kind](field, wire)
}

type Reader<Kind extends ValueKind> = (
  field: ValueField<Kind>,
  wire: ValuesByLanguage,
) => Values[Kind] | undefined

const READERS: { [Kind in ValueKind]: Reader<Kind> } = {
  text: (field, wire) => {
    const values = perLanguage(wire, unswapped(field, wire), readPlainText)
    const fallback = field.isExact ? undefined : FALLBACK_LANGUAGE
    return values && new LocalizedText(values, { fallback })
  },
  html: ({ names }, wire) => {
    const values = perLanguage(wire, () => names, readText)
    return values && new LocalizedHtml(values)
  },
  link: (field, wire) => {
    const values = perLanguage(wire, unswapped(field, wire), readText)
    return values && new Localized(values)
  },
  file: ({ names }, wire) => {
    const address = firstRead(wire.shared(names), readText)
    return address && fileAddress(address)
  },
  shared: ({ names }, wire) => firstRead(wire.shared(names), readTextOrNumber),
  count: ({ names }, wire) => firstRead(wire.shared(names), readTextOrNumber),
}

/**
 * The names of a field in a language. Editors sometimes swap a link and its label, in all languages or in one. A
 * language without an address follows the others.
 */
function unswapped(
  { kind, names, swapsWith }: ValueField<SwappedKind>,
  wire: ValuesByLanguage,
): NamesIn {
  if (swapsWith === undefined) return () => names
  const hasAddress = (some: string[], languages: Language[]) =>
    languages.some((language) =>
      ADDRESS.test(firstRead(wire.in(language, some), readPlainText) ?? ''),
    )
  return (language) => {
    for (const languages of [[language], LANGUAGE_CODES]) {
      const isAddress = hasAddress(names, languages)
      if (isAddress !== hasAddress([swapsWith], languages))
        return isAddress === (kind === 'link') ? names : [swapsWith]
    }
    return names
  }
}

const ADDRESS = /^([/#]|https?:|mailto:|tel:)\S*$/i

type NamesIn = (language: Language) => string[]

/** For each language, the first value that can be read. */
function perLanguage<T>(
  wire: ValuesByLanguage,
  namesIn: NamesIn,
  readOne: (value: unknown, language: Language) => T | undefined,
): Partial<Record<Language, T>> | undefined {
  const values: Partial<Record<Language, T>> = {}
  for (const language of LANGUAGE_CODES) {
    const found = wire.in(language, namesIn(language))
    const value = firstRead(found, (one) => readOne(one, language))
    if (value !== undefined) values[language] = value
  }
  return hasContent(values) ? values : undefined
}

function firstRead<T>(
  values: unknown[],
  readOne: (value: unknown) => T | undefined,
): T | undefined {
  return values.map(readOne).find((value) => value !== undefined)
}

/**
 * A whole character of two halves, such as an emoji, or half of one. In Safari 16, `\p{Cs}` with the flag `u` also
 * matches the second half of a whole one.
 */
const HALVES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** Half of a character becomes a replacement character, as in the HTML that the server sends. */
function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().replaceAll(HALVES, (part) => (part.length > 1 ? part : '\ufffd'))
  return hasVisibleHtml(text) ? text : undefined
}

function readPlainText(value: unknown): string | undefined {
  const html = readText(value)
  return html && (htmlToText(html).trim() || undefined)
}

function readTextOrNumber(value: unknown): string | undefined {
  return Number.isFinite(value) ? String(value) : readText(value)
}
