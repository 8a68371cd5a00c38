import { existsSync, globSync, readFileSync } from 'node:fs'
import { decodeCatalog } from '../../build/catalogs/decode-catalog.ts'
import { type CatalogProblem, formatProblem } from '../../build/catalogs/problem.ts'
import type { TextProblem } from '../../build/texts/text-problem.ts'
import lingui from '../../lingui.config.ts'
import { catalogProblems, EXTRACT_HINT } from './catalog-problems.ts'

/**
 * The first part of `npm run check:catalogs`: prints a line for each mistake of a translator, and
 * fails if one is an error. The second part is Lingui, which compares the catalogs with those that
 * `npm run extract` would write. With `--complete`, a text that waits for a translator is an error, too.
 */
const complete = process.argv.includes('--complete')
const files = (lingui.catalogs ?? []).flatMap(({ path }) => {
  const fileOf = (tag: string) => `${path.replace('{locale}', tag)}.po`
  return lingui.locales.map((tag) => ({ file: fileOf(tag), tag, english: fileOf('en') }))
})
const known = files.map(({ file }) => file)
for (const file of globSync('{locales,src/*/locales}/*.po').filter((one) => !known.includes(one))) {
  const message = 'is of a language that src/isomorphic/languages.ts does not have'
  const fix = 'Add the language there, or delete the file.'
  console.error(formatProblem(file, { level: 'error', line: 1, message, fix }))
  process.exitCode = 1
}
for (const { file, tag, english } of files) {
  for (const problem of problemsIn(file, tag, english)) {
    console.error(formatProblem(file, problem))
    if (problem.level === 'error') process.exitCode = 1
  }
}
if (!process.exitCode) {
  console.log(`${files.length} catalogs have no errors. If one is out of sync: ${EXTRACT_HINT}`)
}

function problemsIn(file: string, tag: string, english: string): CatalogProblem[] {
  const catalog = read(file)
  if (typeof catalog !== 'string') return [{ level: 'error', line: 1, ...catalog }]
  const source = read(english)
  // The problems of the English catalog are reported for that file.
  return catalogProblems(catalog, tag, typeof source === 'string' ? source : catalog, {
    file,
    complete,
  })
}

function read(file: string): string | TextProblem {
  if (existsSync(file)) return decodeCatalog(readFileSync(file), file)
  const fix = `Put it back: git restore ${file}. If the language is new, run \`npm run extract\`.`
  return { message: 'is missing', fix }
}
