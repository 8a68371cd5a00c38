import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import lingui from '../../lingui.config.ts'
import { catalogFindings, EXTRACT } from './catalog-findings.ts'
import { lineOf } from './finding.ts'

/**
 * The first part of `npm run check:catalogs`: prints a line for each mistake of a translator, and
 * fails if one is an error. The second part is Lingui, which finds texts that the code has changed.
 */
const found = await Promise.all(
  (lingui.catalogs ?? []).flatMap(({ path }) => {
    const fileOf = (tag: string) => `${path.replace('{locale}', tag)}.po`
    return lingui.locales.map(async (tag) => {
      const file = fileOf(tag)
      if (!existsSync(file)) return [{ level: 'error', says: `${file} is missing. ${EXTRACT}` }]
      const [po, source] = await Promise.all(
        [file, fileOf('en')].map((one) => readFile(one, 'utf8')),
      )
      return catalogFindings(po ?? '', tag, source ?? '').map((finding) => ({
        level: finding.level,
        says: lineOf(file, finding),
      }))
    })
  }),
)
for (const { says } of found.flat()) console.error(says)
if (found.flat().some(({ level }) => level === 'error')) process.exitCode = 1
else
  console.log(
    `${found.length} catalogs have no errors. If texts of the program have changed: ${EXTRACT}`,
  )
