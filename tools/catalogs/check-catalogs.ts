import { existsSync, readFileSync } from 'node:fs'
import lingui from '../../lingui.config.ts'
import { catalogProblems, EXTRACT } from './catalog-problems.ts'
import { type CatalogProblem, formatProblem } from './problem.ts'

/**
 * The first part of `npm run check:catalogs`: prints a line for each mistake of a translator, and
 * fails if one is an error. The second part is Lingui, which compares the catalogs with those that
 * `npm run extract` would write.
 */
const files = (lingui.catalogs ?? []).flatMap(({ path }) => {
  const fileOf = (tag: string) => `${path.replace('{locale}', tag)}.po`
  return lingui.locales.map((tag) => ({ file: fileOf(tag), tag, english: fileOf('en') }))
})
for (const { file, tag, english } of files) {
  const [po, source] = [file, english].map((one) => existsSync(one) && readFileSync(one, 'utf8'))
  const missing = { level: 'error', line: 1, message: 'is missing', fix: EXTRACT } as const
  const problems: CatalogProblem[] = po && source ? catalogProblems(po, tag, source) : [missing]
  for (const problem of problems) {
    console.error(formatProblem(file, problem))
    if (problem.level === 'error') process.exitCode = 1
  }
}
if (!process.exitCode) {
  console.log(`${files.length} catalogs have no errors. If one is out of sync: ${EXTRACT}`)
}
