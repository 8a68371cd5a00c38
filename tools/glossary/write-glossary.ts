import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { runProgram } from '../../server/platform/program/run-program.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../src/isomorphic/languages.ts'
import { replacePart } from '../support/replace-part.ts'
import { glossaryCatalog, glossaryTable, readGlossary } from './glossary.ts'

const FOLDER = 'data/catalogs'
const GUIDE = 'docs/translating.md'

/** `npm run glossary`: makes the table of docs/translating.md, and files for Weblate and Poedit. */
await runProgram(async () => {
  const terms = readGlossary()
  const guide = await readFile(GUIDE, 'utf8')
  await writeFile(GUIDE, replacePart(guide, 'glossary', glossaryTable(terms)))
  await mkdir(FOLDER, { recursive: true })
  for (const { tag } of Object.values(LANGUAGES)) {
    if (tag === LANGUAGES[FALLBACK_LANGUAGE].tag) continue
    const file = `${FOLDER}/glossary.${tag}.po`
    await writeFile(file, glossaryCatalog(terms, tag))
    console.log(`${file}: ${terms.length} terms`)
  }
})
