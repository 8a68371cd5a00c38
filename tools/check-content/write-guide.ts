import { readFile, writeFile } from 'node:fs/promises'
import { runProgram, StartError } from '../../server/run-program.ts'
import { loadCheck } from './load-check.ts'

/** `npm run content:guide`: updates the tables of docs/content.md from readers and notes. */
const GUIDE = 'docs/content.md'
const TABLES = /(?<=<!-- fields: [^>]*-->\n\n).*(?=\n<!-- end of fields -->)/s

await runProgram(async () => {
  const { describeContent, missingNotes } = await loadCheck()
  const missing = missingNotes()
  if (missing.length > 0)
    throw new StartError(`tools/check-content/field-notes.ts: ${missing.join('; ')}`)
  const guide = await readFile(GUIDE, 'utf8')
  await writeFile(
    GUIDE,
    guide.replace(TABLES, () => describeContent()),
  )
})
