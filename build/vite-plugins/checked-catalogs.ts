import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'
import { decodeCatalog } from '../catalogs/decode-catalog.ts'
import { parsePo } from '../catalogs/parse-po.ts'
import { formatProblem } from '../catalogs/problem.ts'
import { translationProblems } from '../catalogs/translation-problems.ts'
import type { TextProblem } from '../texts/text-problem.ts'

/**
 * Refuses a catalog with a text that cannot be shown, and names the place of the text. Lingui would name the
 * text by its hash, or throw while the page is drawn.
 */
export function checkedCatalogs(): Plugin {
  return {
    name: 'checked-catalogs',
    enforce: 'pre',
    apply: (_, { mode }) => mode !== 'test',
    transform: {
      filter: { id: /\.po$/ },
      async handler(_, id) {
        const errors = await catalogErrorLines(id)
        if (errors.length > 0) this.error(errors.join('\n'))
      },
    },
  }
}

/** Lists the problems in the translations of a catalog, one line for each. */
export async function catalogErrorLines(file: string): Promise<string[]> {
  const name = relative('.', file)
  const catalog = decodeCatalog(await readFile(file), name)
  const refused = (problem: TextProblem, line = 1, text?: string) =>
    formatProblem(name, { level: 'error', line, ...(text !== undefined && { text }), ...problem })
  if (typeof catalog !== 'string') return [refused(catalog)]
  const { entries, problems: syntax } = parsePo(catalog)
  if (syntax.length > 0) return syntax.map((problem) => formatProblem(name, problem))
  return entries.flatMap((entry) => {
    const { line, msgid, msgstr, fuzzy } = entry
    const problems = msgstr === '' || fuzzy ? [] : translationProblems(entry, basename(file, '.po'))
    return problems.map((problem) => refused(problem, line, msgid))
  })
}
