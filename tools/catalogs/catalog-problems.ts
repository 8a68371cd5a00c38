import { visibleText } from '../../build/catalogs/compile-text.ts'
import { isToDo, parsePo, type PoEntry } from '../../build/catalogs/parse-po.ts'
import type { CatalogProblem } from '../../build/catalogs/problem.ts'
import {
  repeatedPlaceholders,
  translationProblems,
} from '../../build/catalogs/translation-problems.ts'
import type { TextProblem } from '../../build/texts/text-problem.ts'
import { nearestName } from '../../server/platform/program/nearest-name.ts'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from '../../src/isomorphic/languages.ts'
import { languageProblem, mixedWordProblem } from '../texts/language-problem.ts'
import { noBreakSpaceProblem } from '../texts/space-problems.ts'
import { hiddenProblems, lostEndProblems } from './slips.ts'
import { typographyProblems } from './typography-problems.ts'

const SOURCE_TAG = LANGUAGES[FALLBACK_LANGUAGE].tag
/** The languages that visitors cannot choose yet, by their tags. */
const UNFINISHED: string[] = LANGUAGE_CODES.filter((code) => !OFFERED_LANGUAGES.includes(code)).map(
  (code) => LANGUAGES[code].tag,
)

export const EXTRACT_HINT = 'Run `npm run extract`.'
const TAKE_OUT = `${EXTRACT_HINT} That takes it out, so copy its translation first if you still need it.`

/**
 * Lists the mistakes in a catalog, in the order of its lines. `source` is the English catalog. Texts that
 * wait for a translator are counted, and are mistakes only in a catalog that must be complete.
 */
export function catalogProblems(
  po: string,
  tag: string,
  source: string,
  { file = `${tag}.po`, complete = false } = {},
): CatalogProblem[] {
  const { entries, header, problems: syntax } = parsePo(po)
  const wrongFile = wholeFileProblem(entries, tag, file)
  if (wrongFile) return [wrongFile]

  const isSource = tag === SOURCE_TAG
  const intact = entries.filter(({ msgid }) => !syntax.some(({ text }) => text === msgid))
  const toDo = isSource ? [] : intact.filter(isToDo)
  const missing = complete && !UNFINISHED.includes(tag)
  const texts = intact
    .filter((entry) => !toDo.includes(entry))
    .flatMap((entry) => {
      const unshown = translationProblems(entry, tag)
      const slips = isSource
        ? editedEnglish(entry)
        : [...languageErrors(entry, tag), ...hiddenProblems(entry)]
      const errors = unshown.length > 0 ? unshown : slips
      const warnings = errors.length > 0 ? [] : secondLooks(entry, tag)
      return [
        ...errors.map((problem) => problemAt('error', entry, problem)),
        ...warnings.map((problem) => problemAt('warning', entry, problem)),
      ]
    })
  return [
    ...syntax,
    ...headerProblems(header, tag),
    // If a line cannot be read, its text may only seem to be missing or to be there twice.
    ...(syntax.length > 0 ? [] : repeated(entries)),
    ...(isSource || syntax.length > 0 ? [] : differences(entries, parsePo(source).entries)),
    ...texts,
    ...(missing
      ? toDo.map((entry) => problemAt('error', entry, toDoProblem(entry)))
      : toDoCount(toDo)),
  ].toSorted((a, b) => a.line - b.line)
}

/** A mistake in all texts has one cause, and one line reports it. */
function wholeFileProblem(
  entries: PoEntry[],
  tag: string,
  file: string,
): CatalogProblem | undefined {
  const restored = `Put the last one back: git restore ${file}.`
  const problem = { level: 'error', line: 1 } as const
  if (entries.length === 0) return { ...problem, message: 'has no texts', fix: restored }
  if (tag === SOURCE_TAG) return undefined
  const wrong = entries.flatMap((entry) => languageErrors(entry, tag))
  if (wrong.length < 3 || wrong.length < entries.length / 2) return undefined
  const message = `has ${wrong.length} texts like the first, which ${wrong[0]?.message}`
  const fix = `Is it the catalog of another language, or saved in a wrong encoding? ${restored}`
  return { ...problem, message, fix }
}

function languageErrors(entry: PoEntry, tag: string): TextProblem[] {
  const problem = languageProblem(visibleText(entry.msgstr), tag)
  return problem ? [problem] : []
}

function headerProblems(header: PoEntry | undefined, tag: string): CatalogProblem[] {
  if (!header) return []
  const { line, msgstr } = header
  const [, language = tag] = /^Language: *([\w-]+)/m.exec(msgstr) ?? []
  const [, charset = 'utf-8'] = /^Content-Type:.*charset=(\S+)/m.exec(msgstr) ?? []
  const at = { level: 'error', line } as const
  return [
    ...(language.split(/[-_]/)[0] === tag
      ? []
      : [{ ...at, message: `says Language: ${language}`, fix: `Write Language: ${tag}.` }]),
    ...(/^utf-?8$/i.test(charset)
      ? []
      : [{ ...at, message: `says charset=${charset}`, fix: 'Save it as UTF-8.' }]),
  ]
}

function toDoProblem({ fuzzy }: PoEntry): TextProblem {
  return fuzzy
    ? {
        message: "is marked as 'Needs work' (fuzzy)",
        fix: 'Read it against the English, correct it, and take the mark away.',
      }
    : { message: 'has no translation', fix: 'Write it into msgstr.' }
}

function toDoCount(toDo: PoEntry[]): CatalogProblem[] {
  const [first] = toDo
  if (!first) return []
  const fuzzy = toDo.filter((entry) => entry.fuzzy).length
  const message = `is the first of ${toDo.length} texts for translators, ${fuzzy} of them marked as 'Needs work' (fuzzy)`
  const fix = 'Until they are translated, visitors read English there.'
  return [problemAt('warning', first, { message, fix })]
}

function repeated(entries: PoEntry[]): CatalogProblem[] {
  return [...Map.groupBy(entries, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((entry) => {
      const fix = `Delete this entry or that of line ${first?.line}.`
      return problemAt('error', entry, { message: 'is there twice', fix })
    }),
  )
}

/** Reports texts that only one of the two catalogs has. */
function differences(entries: PoEntry[], english: PoEntry[]): CatalogProblem[] {
  const unknown = lackedBy(english, entries)
  const missing = lackedBy(entries, english).map(({ msgid }) => msgid)
  const suggestions = unknown.map(({ msgid }) => nearestName(msgid, missing))
  return [
    ...unknown.map((entry, index) => {
      const suggestion = JSON.stringify(suggestions[index])
      const fix = suggestion ? `Its msgid was changed: put back ${suggestion}.` : TAKE_OUT
      return problemAt('error', entry, { message: 'is no text of the site', fix })
    }),
    ...missing
      .filter((text) => !suggestions.includes(text))
      .map((text) => {
        const fix = `${EXTRACT_HINT} Then translate it.`
        return { level: 'error' as const, line: 1, text, message: 'is missing', fix }
      }),
  ]
}

function lackedBy(some: PoEntry[], others: PoEntry[]): PoEntry[] {
  const known = new Set(some.map(keyOf))
  return others.filter((entry) => !known.has(keyOf(entry)))
}

function editedEnglish({ msgid, msgstr }: PoEntry): TextProblem[] {
  if (msgstr === msgid) return []
  const message = 'has other words in msgstr, and English is what the program says'
  return [{ message, fix: 'Put the words of msgid back: they are changed in the program.' }]
}

function secondLooks(entry: PoEntry, tag: string): TextProblem[] {
  if (tag === SOURCE_TAG) {
    return [noBreakSpaceProblem(entry.msgid) ?? []].flat()
  }
  return [
    ...repeatedPlaceholders(entry),
    ...[mixedWordProblem(visibleText(entry.msgstr)) ?? []].flat(),
    ...typographyProblems(entry, tag),
    ...lostEndProblems(entry, tag),
  ]
}

function keyOf({ msgctxt, msgid }: PoEntry): string {
  return `${msgctxt}\u0004${msgid}`
}

function problemAt(
  level: CatalogProblem['level'],
  { line, msgid }: PoEntry,
  problem: TextProblem,
): CatalogProblem {
  return { level, line, text: msgid, ...problem }
}
