import type { CatalogFinding } from './finding.ts'

export interface PoEntry {
  /** Its first line in the file, after its comments. */
  line: number
  context: string
  message: string
  translation: string
  /** Whether it is marked as 'Needs work'. */
  fuzzy: boolean
}

const FIELD = /^(msgctxt|msgid|msgstr)\s+(.*)$/
const QUOTED = /^"((?:[^"\\]|\\.)*)"$/
const OWN_PLURAL = /^(msgid_plural|msgstr\[\d\])\s/
const NAMES = { msgctxt: 'context', msgid: 'message', msgstr: 'translation' } as const

/** Reads a catalog line by line, whichever program wrote it. The header is not an entry. */
export function readPo(text: string): { entries: PoEntry[]; findings: CatalogFinding[] } {
  const entries: PoEntry[] = []
  const findings: CatalogFinding[] = []
  let field: keyof typeof NAMES | undefined
  let fuzzy = false

  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [place, whole] of lines.entries()) {
    const line = place + 1
    const said = whole.trim()
    if (said.startsWith('#')) {
      fuzzy ||= /^#,.*\bfuzzy\b/.test(said)
      continue
    }
    const [, name, rest = said] = FIELD.exec(said) ?? []
    if (name === 'msgctxt' || (name === 'msgid' && field !== 'msgctxt')) {
      entries.push({ line, context: '', message: '', translation: '', fuzzy })
      fuzzy = false
    }
    if (name) field = name as keyof typeof NAMES

    const entry = entries.at(-1)
    const fault = faultOfLine(said, rest)
    if (fault) findings.push({ level: 'error', line, ...textOf(entry), ...fault })
    else if (entry && field && said !== '') entry[NAMES[field]] += unescaped(rest)
  }
  return { entries: entries.filter(({ message }) => message !== ''), findings }
}

function faultOfLine(said: string, quoted: string) {
  if (said === '' || QUOTED.test(quoted)) return undefined
  if (OWN_PLURAL.test(said)) {
    return {
      says: 'has plural forms of gettext, which the site does not read',
      cure: 'Write all forms into one msgstr: {number, plural, one {# …} other {# …}}.',
    }
  }
  const [opened, closed] = [quoted.startsWith('"'), /.(?<!\\)"$/.test(quoted)]
  const [what, cure] =
    opened && closed
      ? ['straight quotes within the text', 'Write « and » in their place.']
      : opened
        ? ['no closing quote', 'Put " at the end of the line.']
        : closed
          ? ['no opening quote', 'Put " before the text.']
          : ['a line that no catalog has', 'Take it out.']
  return { says: `has ${what}: ${said.slice(0, 40)}`, cure }
}

function textOf(entry: PoEntry | undefined): { text?: string } {
  return entry?.message ? { text: entry.message } : {}
}

function unescaped(quoted: string): string {
  return quoted.slice(1, -1).replaceAll(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter)
}

const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '\r' }
