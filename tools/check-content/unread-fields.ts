import type { ContentCall } from '../../src/api/calls/calls.ts'
import { CONTENT_RECORDS } from '../../src/api/records/content-records.ts'
import { holdsSomething, WireRecord } from '../../src/api/wire/wire.ts'
import { isObject } from '../../src/is-object.ts'
import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'
import { namesOf, ReadRecord } from './read-record.ts'

/** What databases add of their own. No editor sees these. */
const BOOKKEEPING =
  /^(_?id|__v|uuid|slug|order|position|(created|updated|deleted|published)(_?at|_?by)|locale)$/i

/** A value around a value, as the content has it: the members that lead to it and nothing else. */
type Around = (value: unknown) => unknown

/**
 * Finds the fields that no reader takes up, and those whose value is of a type that it cannot use.
 * What is read is found out by asking: a record with that one field and nothing else holds
 * something, or it does not.
 */
export function unreadFields(call: ContentCall, payload: unknown): Finding[] {
  const blank = new ReadRecord({})
  CONTENT_RECORDS[call].read(blank)
  const items = blank.lists.map((list) => list.blank)
  const inBlocks = blank.blocks.map(({ block }) => block)
  const full = Object.fromEntries(
    [...items, ...inBlocks].flatMap(namesOf).map((name) => [name, 'text']),
  )
  const findings: Finding[] = []
  const known = new Map<string, boolean>()

  const isRead = (path: string, around: Around, value: unknown) => {
    const answer =
      known.get(path) ?? holdsSomething(CONTENT_RECORDS[call].read(new WireRecord(around(value))))
    known.set(path, answer)
    return answer
  }

  const look = (wire: object, names: string[], path: string, pattern: string, around: Around) => {
    for (const [name, value] of Object.entries(wire) as [string, unknown][]) {
      if (BOOKKEEPING.test(name) || isBlank(value)) continue
      const field = path + name
      const inside: Around = (inner) => around({ [name]: inner })
      const asked = pattern + name
      const asText = isRead(asked, inside, 'text')
      const asList = isRead(`${asked}[]`, inside, [full])
      const asBlock = isRead(`${asked}{}`, inside, full)

      if (asList && Array.isArray(value)) {
        const [list] = blank.lists.filter((one) => name.endsWith(one.name))
        lookIn(value, list ? namesOf(list.blank) : [], field, `${asked}[].`, (item) =>
          inside([item]),
        )
      } else if (asBlock && isObject(value)) {
        look(value, inBlocks.flatMap(namesOf), `${field}.`, `${asked}.`, inside)
      } else if (!asText && !asList && !asBlock) {
        findings.push(unread(call, field, name, names))
      } else if (!asText || !isRead(`${asked}=${typeof value}`, inside, value)) {
        findings.push(wrongType(call, field, asList ? 'a list of records' : 'a text', value))
      }
    }
  }
  const lookIn = (
    list: unknown[],
    names: string[],
    path: string,
    pattern: string,
    around: Around,
  ) => {
    list.forEach((item, place) => {
      const field = `${path}[${place}]`
      if (isObject(item)) look(item, names, `${field}.`, pattern, around)
      else if (!isBlank(item)) findings.push(wrongType(call, field, 'a record', item))
    })
  }

  const itself = blank.lists.find(({ name }) => name === '')
  if (itself && Array.isArray(payload)) {
    lookIn(payload, namesOf(itself.blank), '', '[].', (item) => [item])
  } else if (!itself && isObject(payload)) {
    look(payload, namesOf(blank), '', '', (record) => record)
  } else if (!isBlank(payload)) {
    findings.push(wrongType(call, '', itself ? 'a list of records' : 'a record', payload))
  }
  return findings
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
    says: `should be ${expected}, and is ${found}`,
  }
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || (typeof value === 'string' && value.trim() === '')
}
