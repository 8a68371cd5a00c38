import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'
import { parsePo } from '../../tools/catalogs/parse-po.ts'
import { formatProblem } from '../../tools/catalogs/problem.ts'
import { textProblems } from '../../tools/catalogs/text-problems.ts'

/**
 * Refuses a catalog with a text that cannot be shown, and names the text's place: Lingui would throw
 * while the page is drawn. In development, a saved catalog changes the texts on the screen without
 * reloading the page.
 */
export function checkedCatalogs(): Plugin {
  return {
    name: 'checked-catalogs',
    enforce: 'post',
    apply: (_, { mode }) => mode !== 'test',
    transform: {
      filter: { id: /\.po$/ },
      async handler(code, id) {
        const errors = await catalogErrors(id)
        if (errors.length > 0) this.error(errors.join('\n'))
        if (this.environment.mode === 'build') return undefined
        return `${code}
import { i18n } from '@lingui/core'
if (import.meta.hot) {
  const held = (import.meta.hot.data.messages ??= messages)
  import.meta.hot.accept((saved) => {
    Object.assign(held, saved.messages)
    const locale = '${basename(id, '.po')}'
    if (i18n.locale === locale) {
      i18n.loadAndActivate({ locale, messages: { ...i18n.messages, ...held } })
    }
  })
}`
      },
    },
  }
}

/** Lists what is wrong in the translations of a catalog, a line for each problem. */
export async function catalogErrors(file: string): Promise<string[]> {
  const { entries } = parsePo(await readFile(file, 'utf8'))
  return entries.flatMap((entry) => {
    const { line, msgid: text, msgstr } = entry
    const problems = msgstr === '' ? [] : textProblems(entry, basename(file, '.po'))
    return problems.map((problem) =>
      formatProblem(relative('.', file), { level: 'error', line, text, ...problem }),
    )
  })
}
