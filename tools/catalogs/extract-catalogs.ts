import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { decodeCatalog } from '../../build/catalogs/decode-catalog.ts'
import { parsePo, type PoEntry } from '../../build/catalogs/parse-po.ts'
import { formatProblem } from '../../build/catalogs/problem.ts'
import { quoted } from '../../build/texts/text-problem.ts'
import { OperatorError, runProgram } from '../../server/platform/program/run-program.ts'

/**
 * `npm run extract`: brings the texts of the source into the catalogs, and counts those that have no
 * translation. Lingui's own command recommends another one, which a site with Vite does not need.
 */
await runProgram(async () => {
  const config = getConfig()
  const before = new Map<string, PoEntry[]>()
  const catalogs = await getCatalogs(config)
  // All are read before the first is written.
  for (const catalog of catalogs) {
    for (const file of config.locales.map((locale) => catalog.getFilename(locale))) {
      // Otherwise Lingui would find no translation in it, and write the file without any.
      const read = existsSync(file) ? decodeCatalog(await readFile(file), file) : ''
      if (typeof read !== 'string') throw new OperatorError(`${file} ${read.message}. ${read.fix}`)
      const { entries, problems } = parsePo(read)
      const [problem] = problems
      if (problem) throw new OperatorError(formatProblem(file, problem))
      before.set(file, entries)
    }
  }
  for (const catalog of catalogs) {
    if (!(await catalog.make({ clean: true, overwrite: false, orderBy: config.orderBy }))) {
      throw new OperatorError('A file of the source cannot be read: see above')
    }
    for (const locale of config.locales) {
      const file = catalog.getFilename(locale)
      const { entries } = parsePo(await readFile(file, 'utf8'))
      const texts = new Set(entries.map(({ msgid }) => msgid))
      for (const { msgid, msgstr } of locale === config.sourceLocale
        ? []
        : (before.get(file) ?? [])) {
        if (msgstr === '' || texts.has(msgid)) continue
        console.log(
          `${file}: ${quoted(msgid)} is taken out, with its translation ${quoted(msgstr)}`,
        )
      }
      const [first, ...others] = entries.filter(({ msgstr }) => msgstr === '')
      const count = others.length + 1
      const toDo = first ? `, ${count} without a translation, from line ${first.line} on` : ''
      console.log(`${file}: ${entries.length} texts${toDo}`)
    }
  }
})
