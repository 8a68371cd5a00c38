import type { ContentCall } from '../../src/api/calls/calls.ts'
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'
import { Localized } from '../../src/i18n/localized.ts'
import { type Finding, nameOf } from './finding.ts'
import type { PlacedField } from './placed-fields.ts'
import { fieldsOf } from './placed-fields.ts'
import type { ReadRecord } from './read-record.ts'
import { spellingsIn } from './read-record.ts'

/** Reports missing texts, in place of which visitors read English or nothing. */
export function missingTexts(call: ContentCall, fields: PlacedField[]): Finding[] {
  return textsOf(fields).flatMap(({ value, languages, path }) =>
    languages
      .filter((language) => OFFERED_LANGUAGES.includes(language))
      .filter((language) => value.values[language] === undefined)
      .map((language) => ({
        level: 'error' as const,
        kind: 'text missing in a language',
        call,
        field: path(language),
        says:
          language === FALLBACK_LANGUAGE
            ? `is missing: there is no ${nameOf(language)}, and nothing stands in for it`
            : `is missing: visitors who read ${nameOf(language)} get the English text`,
      })),
  )
}

/** Reports texts that have other figures in another language. */
export function differingFigures(call: ContentCall, fields: PlacedField[]): Finding[] {
  return textsOf(fields).flatMap(({ value, path }) => {
    const [first, ...others] = LANGUAGE_CODES.flatMap((language) => {
      const text = value.values[language]
      return text === undefined ? [] : [{ language, figures: figuresOf(text) }]
    })
    return others
      .filter(({ figures }) => figures.join() !== first?.figures.join())
      .map(({ language, figures }) => ({
        level: 'warning' as const,
        kind: 'figures differ',
        call,
        field: path(language),
        says: `has the figures ${listed(figures)}, but ${path(first?.language)} has ${listed(first?.figures ?? [])}`,
      }))
  })
}

/** Reports lists that have more items in one language than in another. */
export function unequalLists(call: ContentCall, record: ReadRecord): Finding[] {
  const held = fieldsOf(record.wire)
  return record.lists.flatMap(({ name }) => {
    const lists = LANGUAGE_CODES.flatMap((language) =>
      spellingsIn(language, name).flatMap((field) => {
        const list = held[field]
        return Array.isArray(list) && list.length > 0 ? [{ field, length: list.length }] : []
      }),
    )
    const [first, ...others] = lists
    return others
      .filter(({ length }) => length !== first?.length)
      .map(({ field, length }) => ({
        level: 'warning' as const,
        kind: 'lists of unequal length',
        call,
        field,
        says: `has ${length} items, and ${first?.field ?? ''} has ${first?.length ?? 0}`,
      }))
  })
}

/** The fields that have a text for each language. Links are left out. */
export function textsOf(fields: PlacedField[]) {
  return fields.flatMap((field) => {
    const { kind, value } = field
    return value instanceof Localized && kind !== 'link' ? [{ ...field, value }] : []
  })
}

/** The figures in a text, sorted and without separators of thousands. */
function figuresOf(text: string): string[] {
  const plain = text
    .replaceAll(/<\/?(a|b|i|u|em|strong|span|sup|sub)\b[^<>]*>/gi, '')
    .replaceAll(/<[^<>]*>/g, '|')
    .replaceAll(/&nbsp;|\s/g, ' ')
    .replaceAll(/&#?\w+;/g, '')
    .replaceAll(/(?<=\d)[ ,](?=\d{3}\b)/g, '')
  return (plain.match(/\d+/g) ?? []).toSorted()
}

function listed(figures: string[]): string {
  return figures.length === 0 ? 'none' : figures.join(', ')
}
