import { readFileSync } from 'node:fs'
import { languageName } from '../../build/texts/language-name.ts'

const GLOSSARY = 'locales/glossary.tsv'

/** One term in all languages, a line of the glossary. */
interface Term {
  note: string
  /** The word for it, by the tag of the language. */
  words: Map<string, string>
}

/** Reads the glossary: one line for each term, with tabs between its columns. The first line names them. */
export function readGlossary(): Term[] {
  const [names = [], ...rows] = readFileSync(GLOSSARY, 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  return rows.map((cells, index) => {
    if (cells.length !== names.length)
      throw new Error(
        `${GLOSSARY}:${index + 2} has ${cells.length} columns instead of ${names.length}`,
      )
    const named = names.map((name, column) => [name, cells[column] ?? ''] as const)
    const words = new Map(named.filter(([name]) => name !== 'note'))
    return { note: Object.fromEntries(named).note ?? '', words }
  })
}

/** The table of docs/translating.md. */
export function glossaryTable(terms: Term[]): string {
  const tags = [...(terms[0]?.words.keys() ?? [])]
  const rows = terms.map(({ note, words }) => [
    `${words.get('en')}${note && ` (${note})`}`,
    ...tags.filter((tag) => tag !== 'en').map((tag) => words.get(tag) ?? ''),
  ])
  return [tags.map(languageName), tags.map(() => '-'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
}

/** The terms of a language as a catalog, which Weblate's glossary and Poedit's translation memory read. */
export function glossaryCatalog(terms: Term[], tag: string): string {
  const entries = terms.map(({ note, words }) =>
    [
      ...(note ? [`msgctxt ${JSON.stringify(note)}`] : []),
      `msgid ${JSON.stringify(words.get('en'))}`,
      `msgstr ${JSON.stringify(words.get(tag) ?? '')}`,
    ].join('\n'),
  )
  const header = `msgid ""\nmsgstr ""\n"Language: ${tag}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"`
  return `${[header, ...entries].join('\n\n')}\n`
}
