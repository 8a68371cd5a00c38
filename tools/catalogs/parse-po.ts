import type { CatalogProblem, Problem } from './problem.ts'

export interface PoEntry {
  /** Its first line in the file, after its comments. */
  line: number
  msgctxt: string
  msgid: string
  msgstr: string
  /** Whether it is marked as 'Needs work'. */
  fuzzy: boolean
}

const FIELD = /^(msgctxt|msgid|msgstr)\s+(.*)$/
const QUOTED = /^"((?:[^"\\]|\\.)*)"$/
const OWN_PLURAL = /^(msgid_plural|msgstr\[\d\])\s/

/** Reads a catalog line by line, whichever program wrote it. The header is not an entry. */
export function parsePo(text: string): { entries: PoEntry[]; problems: CatalogProblem[] } {
  const entries: PoEntry[] = []
  const problems: CatalogProblem[] = []
  let field: 'msgctxt' | 'msgid' | 'msgstr' | undefined
  let fuzzy = false

  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [index, untrimmed] of lines.entries()) {
    const line = index + 1
    const content = untrimmed.trim()
    if (content.startsWith('#')) {
      fuzzy ||= /^#,.*\bfuzzy\b/.test(content)
      continue
    }
    const [, name, quoted = content] = FIELD.exec(content) ?? []
    if (name === 'msgctxt' || (name === 'msgid' && field !== 'msgctxt')) {
      entries.push({ line, msgctxt: '', msgid: '', msgstr: '', fuzzy })
      fuzzy = false
    }
    if (name) field = name as typeof field

    const entry = entries.at(-1)
    const problem = problemOfLine(content, quoted)
    const of = entry?.msgid ? { text: entry.msgid } : {}
    if (problem) problems.push({ level: 'error', line, ...of, ...problem })
    else if (entry && field && content !== '') entry[field] += unescaped(quoted)
  }
  return { entries: entries.filter(({ msgid }) => msgid !== ''), problems }
}

function problemOfLine(line: string, quoted: string): Problem | undefined {
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
  if (isOpened)
    return { message: message('no closing quote'), fix: 'Put " at the end of the line.' }
  if (isClosed) return { message: message('no opening quote'), fix: 'Put " before the text.' }
  return { message: message('a line that no catalog has'), fix: 'Take it out.' }
}

function unescaped(quoted: string): string {
  return quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter)
}

const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '\r' }
