import { parsePoFile } from '@lingui/format-po'
import type { TextProblem } from '../texts/text-problem.ts'
import type { CatalogProblem } from './problem.ts'

export interface PoEntry {
  /** Its first line in the file, after its comments. */
  line: number
  msgctxt: string
  msgid: string
  msgstr: string
  /** The comments of the program for translators. */
  comments: string[]
  /** Whether it is marked as 'Needs work'. */
  fuzzy: boolean
}

interface Catalog {
  entries: PoEntry[]
  /** The entry that describes the file. */
  header: PoEntry | undefined
  problems: CatalogProblem[]
}

const FIELD = /^(msgctxt|msgid|msgstr)\s+(.*)$/s
const QUOTED = /^"((?:[^"\\]|\\.)*)"$/
const OWN_PLURAL = /^(msgid_plural|msgstr\[\d\])\s/
/** The lines that git puts around two versions of a text. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/

/** Whether a text waits for a translator. */
export function isToDo({ msgstr, fuzzy }: PoEntry): boolean {
  return fuzzy || msgstr.trim() === ''
}

/** What visitors read. */
export function shownText(entry: PoEntry): string {
  return isToDo(entry) ? entry.msgid : entry.msgstr
}

/** Reads a catalog line by line, whichever program wrote it. */
export function parsePo(text: string): Catalog {
  const entries: PoEntry[] = []
  const problems: CatalogProblem[] = []
  let field: 'msgctxt' | 'msgid' | 'msgstr' | undefined
  let fuzzy = false
  let comments: string[] = []
  let isInConflict = false
  let hasEnded = false

  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [index, untrimmed] of lines.entries()) {
    const line = index + 1
    const content = untrimmed.trim()
    hasEnded ||= content === ''
    if (content.startsWith('#')) {
      fuzzy ||= /^#,.*\bfuzzy\b/.test(content)
      if (content.startsWith('#.')) comments.push(content.slice(2).trim())
      continue
    }
    const [, name, quoted = content] = FIELD.exec(content) ?? []
    if (name === 'msgctxt' || (name === 'msgid' && field !== 'msgctxt')) {
      entries.push({ line, msgctxt: '', msgid: '', msgstr: '', comments, fuzzy })
      fuzzy = false
      comments = []
      hasEnded = false
    }
    const isRepeated = name === 'msgstr' && field === 'msgstr' && !isInConflict
    if (name) field = name as typeof field

    const entry = entries.at(-1)
    const of = entry?.msgid && !hasEnded ? { text: entry.msgid } : {}
    const report = (problem: TextProblem) =>
      problems.push({ level: 'error', line, ...of, ...problem })
    if (CONFLICT.test(content)) {
      if (!isInConflict) report(CONFLICT_PROBLEM)
      isInConflict = !content.startsWith('>')
      continue
    }
    const problem = isRepeated ? REPEATED_PROBLEM : problemOfLine(content, quoted)
    if (problem) report(problem)
    else if (entry && field && content !== '') entry[field] += unescaped(quoted)
  }
  const texts = entries.filter(({ msgid }) => msgid !== '')
  return {
    entries: texts,
    header: entries.find(({ msgid }) => msgid === ''),
    problems: problems.length > 0 ? problems : differentlyRead(text, texts),
  }
}

/**
 * Lists the entries that Lingui reads differently, so it would lose the text. Poedit and Weblate read them
 * like this module.
 */
function differentlyRead(text: string, entries: PoEntry[]): CatalogProblem[] {
  if (/\r(?!\n)/.test(text)) return [{ level: 'error', line: 1, ...LINE_END_PROBLEM }]
  const keyOf = (msgctxt: string | null | undefined, msgid: string, msgstr: string | undefined) =>
    JSON.stringify([msgctxt ?? '', msgid, msgstr ?? ''])
  const { items } = parsePoFile(text)
  const read = new Set(items.map(({ msgctxt, msgid, msgstr }) => keyOf(msgctxt, msgid, msgstr[0])))
  return entries
    .filter(({ msgctxt, msgid, msgstr }) => !read.has(keyOf(msgctxt, msgid, msgstr)))
    .map(({ line, msgid }) => ({ level: 'error', line, text: msgid, ...DIFFERENCE_PROBLEM }))
}

const CONFLICT_PROBLEM = {
  message: 'has two versions that git could not merge',
  fix: 'Keep one of them, and take out the lines with <<<<<<<, ======= and >>>>>>>.',
}
const LINE_END_PROBLEM = {
  message: 'ends its lines with CR alone, so no text of it would be found',
  fix: 'Save it with line ends of Unix (LF) or of Windows (CR LF).',
}
const DIFFERENCE_PROBLEM = {
  message: 'would be lost, because not all programs read this entry in the same way',
  fix: 'Put its comments above msgid, and nothing between msgid and msgstr.',
}
const REPEATED_PROBLEM = { message: 'has two lines with msgstr', fix: 'Keep one of them.' }

function problemOfLine(line: string, quoted: string): TextProblem | undefined {
  if (line === '' || QUOTED.test(quoted)) return undefined
  if (OWN_PLURAL.test(line)) {
    return {
      message: 'has plural forms of gettext, which the site does not read',
      fix: 'Write all forms into one msgstr: {number, plural, one {# …} other {# …}}.',
    }
  }
  const message = (what: string) => `has ${what}: ${line.slice(0, 40)}`
  const isOpened = quoted.startsWith('"')
  const isClosed = /.(?<!\\)"$/.test(quoted)
  if (isOpened && isClosed) {
    const fix = 'Write « and » in their place.'
    return { message: message('straight quotes within the text'), fix }
  }
  if (/^[“”„«].*[“”»]$/.test(quoted)) {
    return { message: message('curly quotes around the text'), fix: 'Write " before and after it.' }
  }
  if (isOpened)
    return { message: message('no closing quote'), fix: 'Put " at the end of the line.' }
  if (isClosed) return { message: message('no opening quote'), fix: 'Put " before the text.' }
  return {
    message: message('a line that no catalog has'),
    fix: 'Put it into quotes if it belongs to the text, or take it out.',
  }
}

function unescaped(quoted: string): string {
  return quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter)
}

const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '\r' }
