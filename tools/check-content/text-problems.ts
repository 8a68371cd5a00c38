import type { ContentCall } from '../../src/api/calls/calls.ts'
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'
import { declaredFields, spellingsIn } from './declared-fields.ts'
import { membersOf, type PlacedField, textsOf, versionsOf } from './placed-fields.ts'
import { error, nameOf, warning } from './problem.ts'

/** Reports missing texts, in place of which visitors read English or nothing. */
export function missingTexts(fields: PlacedField[]) {
  return textsOf(fields).flatMap(({ value, languages, path }) =>
    languages
      .filter((language) => OFFERED_LANGUAGES.includes(language))
      .filter((language) => value.values[language] === undefined)
      .map((language) =>
        error(
          'text missing in a language',
          path(language),
          language === FALLBACK_LANGUAGE
            ? `is missing: there is no ${nameOf(language)}, and nothing stands in for it`
            : `is missing: visitors who read ${nameOf(language)} get the English text`,
        ),
      ),
  )
}

/** Reports texts that have other figures in another language. */
export function differingFigures(fields: PlacedField[]) {
  return textsOf(fields).flatMap((field) => {
    const [first, ...others] = versionsOf(field).map(({ path, text }) => ({
      path,
      figures: figuresOf(text).join(', ') || 'none',
    }))
    return others
      .filter(({ figures }) => figures !== first?.figures)
      .map(({ path, figures }) =>
        warning(
          'figures differ',
          path,
          `has the figures ${figures}, but ${first?.path} has ${first?.figures}`,
        ),
      )
  })
}

/** A prerendered page contains a text four times, and has at most half a million characters. */
const MAX_CHARACTERS = 100_000

/** Reports texts that are too long for their page to be prerendered. */
export function tooLong(fields: PlacedField[]) {
  return textsOf(fields)
    .flatMap(versionsOf)
    .filter(({ text }) => text.length > MAX_CHARACTERS)
    .map(({ path }) =>
      error(
        'text too long',
        path,
        `has more than ${MAX_CHARACTERS} characters, so its page is not prerendered; pictures in it can be files`,
      ),
    )
}

/** Reports lists that have more items in one language than in another. */
export function unequalLists(call: ContentCall, payload: unknown) {
  const wire = membersOf(payload)
  return declaredFields(call).flatMap((declared) => {
    if (!('list' in declared)) return []
    const [first, ...others] = LANGUAGE_CODES.flatMap((language) =>
      spellingsIn(language, declared.list).flatMap((field) => {
        const list = wire[field]
        return Array.isArray(list) && list.length > 0 ? [{ field, length: list.length }] : []
      }),
    )
    return others
      .filter(({ length }) => length !== first?.length)
      .map(({ field, length }) =>
        warning(
          'lists of unequal length',
          field,
          `has ${length} items, and ${first?.field} has ${first?.length}`,
        ),
      )
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
