import { formatter } from '@lingui/format-po'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_CODES,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from '../../src/i18n/languages.ts'
import { nearest } from '../check-content/did-you-mean.ts'
import type { CatalogFinding, Cure } from './finding.ts'
import { type PoEntry, readPo } from './po-file.ts'
import { textFaults } from './text-faults.ts'
import { typographyFaults } from './typography.ts'

const SOURCE_TAG = LANGUAGES[FALLBACK_LANGUAGE].tag
/** The languages that visitors cannot choose yet, by their tags. */
const UNFINISHED: string[] = LANGUAGE_CODES.filter((code) => !OFFERED_LANGUAGES.includes(code)).map(
  (code) => LANGUAGES[code].tag,
)

const FORMAT = formatter({ lineNumbers: false })
type Entries = Awaited<ReturnType<typeof FORMAT.parse>>

export const EXTRACT = 'Run `npm run extract`.'

/** Lists the mistakes in a catalog, in the order of its lines. `source` is the English catalog. */
export function catalogFindings(po: string, tag: string, source: string): CatalogFinding[] {
  const { entries, findings: faulty } = readPo(po)
  const isSource = tag === SOURCE_TAG
  const structure = [
    ...faulty,
    ...unreadableLetters(po),
    ...repeated(entries),
    // If a line cannot be read, its text only seems to be missing.
    ...(isSource || faulty.length > 0 ? [] : strangers(entries, readPo(source).entries)),
  ]
  const whole = entries.filter(({ message }) => !faulty.some(({ text }) => text === message))
  const toDo = UNFINISHED.includes(tag) ? whole.filter(({ translation }) => !translation) : []
  const texts = whole
    .filter((entry) => !toDo.includes(entry))
    .flatMap((entry) => {
      const errors = [...textFaults(entry, tag), ...(isSource ? editedEnglish(entry) : [])]
      const warnings = isSource || errors.length > 0 ? [] : secondLooks(entry, tag)
      return [
        ...errors.map((fault) => placed('error', entry, fault)),
        ...warnings.map((fault) => placed('warning', entry, fault)),
      ]
    })
  // Otherwise the form differs anyway: `npm run extract` removes unknown and repeated texts.
  const form = structure.length > 0 ? [] : outOfForm(po, tag, source)
  return [...structure, ...texts, ...stillToDo(toDo), ...form].toSorted((a, b) => a.line - b.line)
}

function stillToDo({ length }: PoEntry[]): CatalogFinding[] {
  const says = `has ${length} texts without a translation, and its language is not offered`
  const cure = 'Translate them before it is.'
  return length === 0 ? [] : [{ level: 'warning', line: 1, says, cure }]
}

function unreadableLetters(po: string): CatalogFinding[] {
  const line = po.split('\n').findIndex((one) => one.includes('\uFFFD')) + 1
  const says = 'is not in UTF-8'
  return line === 0 ? [] : [{ level: 'error', line, says, cure: 'Save the file as UTF-8.' }]
}

function repeated(entries: PoEntry[]): CatalogFinding[] {
  const seen = new Map<string, PoEntry>()
  return entries.flatMap((entry) => {
    const before = seen.get(keyOf(entry))
    seen.set(keyOf(entry), before ?? entry)
    if (!before) return []
    const cure = `Delete this entry or that of line ${before.line}.`
    return [placed('error', entry, { says: 'is there twice', cure })]
  })
}

/** Reports texts that only one of the two catalogs has. */
function strangers(entries: PoEntry[], english: PoEntry[]): CatalogFinding[] {
  const strange = lackedBy(english, entries)
  const lost = lackedBy(entries, english).map(({ message }) => message)
  const meant = strange.map(({ message }) => nearest(message, lost))
  return [
    ...strange.map((entry, place) => {
      const back = JSON.stringify(meant[place])
      const cure = back ? `Its msgid was changed: put back ${back}.` : EXTRACT
      return placed('error', entry, { says: 'is no text of the site', cure })
    }),
    ...lost
      .filter((message) => !meant.includes(message))
      .map((message) => {
        const fault = { says: 'is missing', cure: `${EXTRACT} Then translate it.` }
        return { level: 'error' as const, line: 1, text: message, ...fault }
      }),
  ]
}

function lackedBy(some: PoEntry[], others: PoEntry[]): PoEntry[] {
  const known = new Set(some.map(keyOf))
  return others.filter((entry) => !known.has(keyOf(entry)))
}

function editedEnglish({ message, translation }: PoEntry): Cure[] {
  if (translation === message) return []
  const says = 'has other words in msgstr, and English is what the program says'
  return [{ says, cure: 'Put the words of msgid back: they are changed in the program.' }]
}

function secondLooks(entry: PoEntry, tag: string): Cure[] {
  const says = "is marked as 'Needs work' (fuzzy)"
  const doubt = { says, cure: 'Read it against the English, correct it, and take the mark away.' }
  return [...(entry.fuzzy ? [doubt] : []), ...typographyFaults(entry, tag)]
}

/** Reports the first line that `npm run extract` would change: some programs wrap lines. */
function outOfForm(po: string, tag: string, source: string): CatalogFinding[] {
  const context = { locale: tag, sourceLocale: SOURCE_TAG, filename: '' }
  const [own, english] = [po, source].map((text) => FORMAT.parse(text, context)) as [
    Entries,
    Entries,
  ]
  const merged: Entries = {}
  for (const [id, entry] of Object.entries(english)) {
    const { translation = '', extra } = own[id] ?? {}
    merged[id] = { ...entry, translation, ...(extra && { extra }) }
  }
  const wanted = FORMAT.serialize(merged, { ...context, existing: po }) as string
  if (po === wanted) return []
  const lines = wanted.split('\n')
  const line = po.split('\n').findIndex((one, place) => one !== lines[place]) + 1
  const says = 'is not in the form of the project from here on, as some editors leave a file'
  return [{ level: 'error', line: line || lines.length, says, cure: EXTRACT }]
}

function keyOf({ context, message }: PoEntry): string {
  return `${context}\u0004${message}`
}

function placed(
  level: CatalogFinding['level'],
  { line, message }: PoEntry,
  fault: Cure,
): CatalogFinding {
  return { level, line, text: message, ...fault }
}
