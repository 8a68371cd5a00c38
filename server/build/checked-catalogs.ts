import { readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'
import { lineOf } from '../../tools/catalogs/finding.ts'
import { readPo } from '../../tools/catalogs/po-file.ts'
import { textFaults } from '../../tools/catalogs/text-faults.ts'

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
        const wrong = await wrongTexts(id)
        if (wrong.length > 0) this.error(wrong.join('\n'))
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

/** Says what is wrong in the translations of a catalog, a line for each fault. */
export async function wrongTexts(file: string): Promise<string[]> {
  const { entries } = readPo(await readFile(file, 'utf8'))
  return entries.flatMap((entry) => {
    const { line, message: text, translation } = entry
    const faults = translation === '' ? [] : textFaults(entry, basename(file, '.po'))
    return faults.map((fault) =>
      lineOf(relative('.', file), { level: 'error', line, text, ...fault }),
    )
  })
}
