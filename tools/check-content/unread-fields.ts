import type { ContentCall } from '../../src/api/calls/calls.ts'
import { CONTENT_RECORDS } from '../../src/api/records/content-records.ts'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'
import { isObject } from '../../src/is-object.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import { isPerLanguage, namesOf, ReadRecord, spellingsIn } from './read-record.ts'

/** The fields that databases add. No editor sees them. */
const BOOKKEEPING =
  /^(_?id|__v|uuid|slug|order|position|(created|updated|deleted|published)(_?at|_?by)|locale)$/i

/** What a reader expects in a field: a value of some types, a list of items, or a block. */
type Taken = { types: string[] } | { item: ReadRecord } | { block: ReadRecord; prefix: string }

/** Reports fields that no reader asks for, and fields that have another type than it expects. */
export function unreadFields(call: ContentCall, payload: unknown): Finding[] {
  if (isBlank(payload)) return []
  const blank = new ReadRecord({})
  CONTENT_RECORDS[call].read(blank)
  const itself = blank.lists.find(({ name }) => name === '')
  if (itself && Array.isArray(payload)) return inItems(call, payload, itself.blank, '')
  if (!itself && isObject(payload)) return inRecord(call, payload, blank, '')
  return [wrongType(call, '', itself ? 'a list of records' : 'a record', payload)]
}

/** @param spelled turns the name of a member into the name that the reader asks for */
function inRecord(
  call: ContentCall,
  wire: object,
  record: ReadRecord,
  path: string,
  spelled = (name: string) => name,
): Finding[] {
  return Object.entries(wire).flatMap(([name, value]: [string, unknown]) => {
    if (BOOKKEEPING.test(name) || isBlank(value)) return []
    const field = path + name
    const taken = takenFrom(record, spelled(name))
    if (!taken) return unread(call, field, name, namesOf(record))
    if ('types' in taken) {
      return taken.types.includes(typeof value) ? [] : wrongType(call, field, 'a text', value)
    }
    if ('item' in taken) {
      return Array.isArray(value)
        ? inItems(call, value, taken.item, field)
        : wrongType(call, field, 'a list of records', value)
    }
    const { block, prefix } = taken
    return isObject(value)
      ? inRecord(call, value, block, `${field}.`, (inner) => prefix + lowerFirst(inner))
      : wrongType(call, field, 'a record', value)
  })
}

function inItems(call: ContentCall, items: unknown[], record: ReadRecord, path: string) {
  return items.flatMap((item, place) => {
    const field = `${path}[${place}]`
    if (isObject(item)) return inRecord(call, item, record, `${field}.`)
    return isBlank(item) ? [] : wrongType(call, field, 'a record', item)
  })
}

function takenFrom(record: ReadRecord, name: string): Taken | undefined {
  const isIt = (asked: string) =>
    LANGUAGE_CODES.some((language) => spellingsIn(language, asked).includes(name))
  const own = record.fields.find(({ kind, names }) =>
    isPerLanguage(kind) ? names.some(isIt) : names.includes(name),
  )
  if (own)
    return { types: ['shared', 'count'].includes(own.kind) ? ['string', 'number'] : ['string'] }
  const list = record.lists.find((one) => isIt(one.name))
  if (list) return { item: list.blank }

  for (const { name: blockName, block } of record.blocks) {
    for (const prefix of LANGUAGE_CODES.map(prefixOf)) {
      if (name === prefix + blockName) return { block, prefix }
      if (!name.startsWith(prefix + blockName)) continue
      const inner = lowerFirst(name.slice((prefix + blockName).length))
      const taken = takenFrom(block, prefix + inner)
      if (taken) return taken
    }
  }
  return undefined
}

function prefixOf(language: Language): string {
  return LANGUAGES[language].fieldPrefix
}

/** Makes the first letter after the prefix small: `ru_Title` becomes `ru_title`. */
function lowerFirst(name: string): string {
  const prefix = LANGUAGE_CODES.map(prefixOf).find((one) => one && name.startsWith(one)) ?? ''
  return prefix + name.charAt(prefix.length).toLowerCase() + name.slice(prefix.length + 1)
}

function unread(call: ContentCall, field: string, name: string, names: string[]): Finding {
  const meant = nearest(name, names)
  return {
    level: meant === undefined ? 'warning' : 'error',
    kind: 'unread field',
    call,
    field,
    says: `is a field that the site does not read${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    meant: meant && field.slice(0, -name.length) + meant,
  }
}

function wrongType(call: ContentCall, field: string, expected: string, value: unknown): Finding {
  const found = Array.isArray(value) ? 'a list' : isObject(value) ? 'a record' : `a ${typeof value}`
  return {
    level: 'error',
    kind: 'wrong type',
    call,
    field,
    says: `should be ${expected}, but is ${found}`,
  }
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || (typeof value === 'string' && value.trim() === '')
}
