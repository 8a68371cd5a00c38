import type { ContentCall } from '../../src/api/calls/calls.ts'
import { FALLBACK_LANGUAGE, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'
import { declaredFields } from './declared-fields.ts'
import { listsOf, type LocatedField, textsOf } from './located-fields.ts'
import { error, languageName, warning } from './problem.ts'

/** A prerendered page contains a text four times, and has at most half a million characters. */
const MAX_CHARACTERS = 100_000

/** Reports texts that are missing, differ in their figures, or are too long to be prerendered. */
export function textProblems(fields: LocatedField[]) {
  const readable = fields.filter(({ field: { kind } }) => kind === 'text' || kind === 'html')
  return [
    ...readable.flatMap(missingTexts),
    ...readable.flatMap(differingFigures),
    ...textsOf(readable, 'text', 'html')
      .filter(({ text }) => text.length > MAX_CHARACTERS)
      .map(({ field }) =>
        error(
          'text too long',
          field,
          `has more than ${MAX_CHARACTERS} characters, so its page is not prerendered; pictures in it can be files`,
        ),
      ),
  ]
}

/** Reports missing texts: visitors read English or nothing instead. */
function missingTexts({ texts, languages, path }: LocatedField) {
  if (texts.length === 0) return []
  return languages
    .filter((code) => OFFERED_LANGUAGES.includes(code))
    .filter((code) => !texts.some(({ language }) => language === code))
    .map((code) =>
      error(
        'text missing in a language',
        path(code),
        code === FALLBACK_LANGUAGE
          ? `is missing: there is no ${languageName(code)}, and nothing stands in for it`
          : `is missing: visitors who read ${languageName(code)} get the English text`,
      ),
    )
}

function differingFigures({ texts }: LocatedField) {
  const [first, ...others] = texts.map(({ field, text }) => ({
    field,
    figures: figuresOf(text).join(', ') || 'none',
  }))
  return others
    .filter(({ figures }) => figures !== first?.figures)
    .map(({ field, figures }) => {
      const message = `has the figures ${figures}, but ${first?.field} has ${first?.figures}`
      return warning('figures differ', field, message)
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

/** Reports lists that have more items in one language than in another. */
export function unequalLists(call: ContentCall, payload: unknown) {
  return declaredFields(call).flatMap((declared) => {
    const [first, ...others] = 'list' in declared ? listsOf(declared.list, payload) : []
    return others
      .filter(({ items }) => items.length !== first?.items.length)
      .map(({ name, items }) => {
        const message = `has ${items.length} items, and ${first?.name} has ${first?.items.length}`
        return warning('lists of unequal length', name, message)
      })
  })
}
