import { nearestName } from '../../server/platform/program/nearest-name.ts'
import { ALL_ENDPOINTS } from '../../src/api/all-endpoints.ts'
import { isField, type ListShape, type Shape } from '../../src/api/wire/fields.ts'
import { findLanguagePrefix, lowerAfterPrefix } from '../../src/api/wire/language-prefix.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'
import { flattenShape, isPerLanguage } from './declared-fields.ts'
import { spellingsFor, usualSpellings } from './field-spellings.ts'
import { didYouMean, error, type Problem, warning } from './problem.ts'

/** The fields that databases add. No editor sees them, and no page shows them. */
const BOOKKEEPING =
  /^(_?id|\w+_id|__v|uuid|slug|order|position|sort|status|(user|date)_\w+|(created|updated|deleted|published)(_?at|_?by)|locale)$/i

type Part = Shape[string] | ListShape

/** The type that the declaration of a field asks for. */
interface Expected {
  /** Completes 'should be …'. */
  type: string
  accepts: (value: unknown) => boolean
  /** The problems in a value of this type. */
  within?: (value: unknown, path: string) => Problem[]
}

/** Reports fields that the record does not declare, and fields that have another type. */
export function shapeProblems(call: ContentCall, payload: unknown): Problem[] {
  const { shape } = ALL_ENDPOINTS[call]
  return judge(payload, isField(shape) ? aList(shape.item) : aRecord(shape), '')
}

function judge(value: unknown, { type, accepts, within }: Expected, path: string): Problem[] {
  if (isBlank(value)) return []
  if (accepts(value)) return within?.(value, path) ?? []
  const actual = Array.isArray(value)
    ? 'a list'
    : isPlainObject(value)
      ? 'a record'
      : `a ${typeof value}`
  return [error('wrong type', path, `should be ${type}, but is ${actual}`)]
}

/** @param spelled turns the name of a member into the name that is declared */
function aRecord(shape: Shape, spelled = (name: string) => name): Expected {
  return {
    type: 'a record',
    accepts: isPlainObject,
    within: (wire, path) =>
      Object.entries(wire as object).flatMap(([name, value]: [string, unknown]) => {
        if (BOOKKEEPING.test(name) || isBlank(value)) return []
        const expected = expectedAt(shape, spelled(name))
        const prefix = path && `${path}.`
        return expected
          ? judge(value, expected, prefix + name)
          : [unread(prefix, name, shape, wire as object)]
      }),
  }
}

function aList(item: Shape): Expected {
  return {
    type: 'a list of records',
    accepts: Array.isArray,
    within: (items, path) =>
      (items as unknown[]).flatMap((one, index) => judge(one, aRecord(item), `${path}[${index}]`)),
  }
}

function aText(...types: string[]): Expected {
  return { type: 'a text', accepts: (value) => ['string', ...types].includes(typeof value) }
}

function expectedAt(part: Part, name: string): Expected | undefined {
  if (!isField(part)) {
    const expected = Object.values(part).map((inner) => expectedAt(inner, name))
    return expected.find((one) => one !== undefined)
  }
  const isSpelt = (declared: string) =>
    LANGUAGE_CODES.some((language) => spellingsFor(language, declared).includes(name))
  switch (part.kind) {
    case 'block': {
      const prefix = findLanguagePrefix(name)
      const block = prefix + part.name
      if (name === block) return aRecord(part.parts, (inner) => prefix + lowerAfterPrefix(inner))
      if (!name.startsWith(block)) return undefined
      return expectedAt(part.parts, prefix + lowerAfterPrefix(name.slice(block.length)))
    }
    case 'list':
      return isSpelt(part.name) ? aList(part.item) : undefined
    case 'items':
      return undefined
    default: {
      const { kind, names } = part
      if (isPerLanguage(kind) ? !names.some(isSpelt) : !names.includes(name)) return undefined
      return kind === 'shared' || kind === 'count' ? aText('number') : aText()
    }
  }
}

function unread(prefix: string, name: string, shape: Shape, record: object): Problem {
  const nearest = nearestField(name, shape)
  // A field that the record has already is not the one that was meant.
  const meant = nearest !== undefined && nearest in record ? undefined : nearest
  const message = `is a field that the site does not read${didYouMean(meant)}`
  return meant === undefined
    ? warning('unread field', prefix + name, message)
    : {
        ...error('unread field', prefix + name, message, `Rename it to ${meant}.`),
        suggestion: prefix + meant,
      }
}

/** The field that was probably meant, in the same language. */
function nearestField(name: string, shape: Shape): string | undefined {
  const spelt = flattenShape(shape).flatMap(usualSpellings)
  const prefix = findLanguagePrefix(name)
  const inLanguage = spelt.filter((spelling) => findLanguagePrefix(spelling) === prefix)
  if (inLanguage.length > 0 || prefix === '')
    return nearestName(name, inLanguage) ?? nearestName(name, spelt)
  // English names have a prefix only if they are written with one.
  const plain = spelt.filter((spelling) => findLanguagePrefix(spelling) === '')
  return nearestName(
    name,
    plain.map((spelling) => prefix + spelling),
  )
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || (typeof value === 'string' && value.trim() === '')
}
