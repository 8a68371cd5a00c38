import { languageName } from '../../build/texts/language-name.ts'
import { onlyInFirst } from '../../build/texts/only-in-first.ts'
import {
  largeTextProblem,
  leaveOutPastedPictures,
} from '../../server/content/leave-out-pasted-pictures.ts'
import { htmlToText } from '../../src/api/wire/html-to-text.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, OFFERED_LANGUAGES } from '../../src/isomorphic/languages.ts'
import { languageProblem, mixedWordProblem } from '../texts/language-problem.ts'
import { plainSpaceProblem } from '../texts/space-problems.ts'
import { declaredFields } from './declared-fields.ts'
import { listsOf, type LocatedField, type LocatedText } from './located-fields.ts'
import { error, note, warning } from './problem.ts'
import { textWithoutForeignParts } from './read-html.ts'

/** Reports texts that are missing, or differ in their figures. */
export function textProblems(fields: LocatedField[]) {
  const readable = fields.filter(({ field: { kind } }) => kind === 'text' || kind === 'html')
  const versions = [...Map.groupBy(readable, ({ meaning }) => meaning).values()]
  return [
    ...readable.flatMap(missingTexts),
    ...versions.flatMap(missingInOwnList),
    ...versions.flatMap((same) => differingFigures(same.flatMap(({ texts }) => texts))),
  ]
}

/** Reports texts that no page can show whole. */
export function largeTexts(payload: unknown) {
  return leaveOutPastedPictures(payload).large.map((text) =>
    error('text too long', text.field, largeTextProblem(text)),
  )
}

/** Reports missing texts, and what visitors read instead. */
function missingTexts({ field, texts, languages, path, words }: LocatedField) {
  if (texts.length === 0) return []
  const ownWord = words?.hasOwnWord ? words.empty : 'the English text'
  const instead = field.isExact ? 'nothing in its place' : ownWord
  return languages
    .filter((code) => OFFERED_LANGUAGES.includes(code))
    .filter((code) => !texts.some(({ language }) => language === code))
    .map((code) => {
      const [kind, name] = [
        'text missing in a language',
        languageName(LANGUAGES[code].tag),
      ] as const
      if (code === FALLBACK_LANGUAGE) {
        const message = `is missing: there is no ${name}, and nothing stands in for it`
        return error(kind, path(code), message)
      }
      const message = `is missing: visitors who read ${name} get ${instead}`
      return words?.mayBeName
        ? note(kind, path(code), message, 'Nothing is needed if the name is the same.')
        : error(kind, path(code), message)
    })
}

/** @param same a field of the lists of each language, where English stands in for a whole list alone */
function missingInOwnList(same: LocatedField[]) {
  const [other] = same.flatMap(({ texts }) => texts)
  if (!other) return []
  return same
    .filter(({ texts }) => texts.length === 0)
    .map(({ path }) => {
      const message = `is missing: ${other.field} has a text, and nothing stands in for it here`
      return error('text missing in a language', path(), message)
    })
}

/** Reports texts in another language than their own, and spaces that its typography does not want. */
export function writingProblems({ field: { kind }, texts, words: ofField }: LocatedField) {
  if (kind !== 'text' && kind !== 'html') return []
  const textsWithWords = texts.map(({ text, language = FALLBACK_LANGUAGE, field }) => {
    const { tag } = LANGUAGES[language]
    const words = kind === 'html' ? textWithoutForeignParts(text, tag) : htmlToText(text)
    return { field, language, tag, words }
  })
  const english = textsWithWords.find(({ language }) => language === FALLBACK_LANGUAGE)?.words
  return textsWithWords.flatMap(({ field, tag, words }) => {
    const options = { english, mayBeName: ofField?.mayBeName ?? false }
    const wrong = languageProblem(words, tag, options)
    if (wrong) return [error('text in a wrong language', field, wrong.message, wrong.fix)]
    const mixed = mixedWordProblem(words)
    const space = plainSpaceProblem(words, tag)
    return [
      ...(mixed ? [warning('letters of two alphabets', field, mixed.message, mixed.fix)] : []),
      ...(space ? [note('plain space after a number', field, space.message, space.fix)] : []),
    ]
  })
}

/** A message names at most this many figures. They are enough to find the place in a text. */
const MOST_FIGURES = 5

/** @param texts the versions of a text, the first of which is right */
function differingFigures(texts: LocatedText[]) {
  const [first, ...others] = texts.map(({ field, text }) => ({ field, figures: figuresOf(text) }))
  if (!first) return []
  return others.flatMap(({ field, figures }) => {
    const parts = [
      { verb: 'lacks', names: onlyInFirst(first.figures, figures) },
      { verb: 'has', names: onlyInFirst(figures, first.figures) },
    ].filter(({ names }) => names.length > 0)
    if (parts.length === 0) return []
    const message = parts
      .map(({ verb, names }) => {
        const more = names.length > MOST_FIGURES ? ` and ${names.length - MOST_FIGURES} more` : ''
        return `${verb} the figures ${names.slice(0, MOST_FIGURES).join(', ')}${more}`
      })
      .join(' and ')
    return [warning('figures differ', field, `${message}, unlike ${first.field}`)]
  })
}

/** The figures in a text, sorted and without separators of thousands. */
function figuresOf(text: string): string[] {
  const plain = text
    .replaceAll(/<\/?(a|b|i|u|em|strong|span|sup|sub)\b[^<>]*>/gi, '')
    .replaceAll(/<[^<>]*>/g, '|')
    .replaceAll(/&(?:nbsp|thinsp|#160|#xa0|#8239|#x202f);|\s/gi, ' ')
    .replaceAll(/&#?\w+;/g, '|')
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
