import { readFile, writeFile } from 'node:fs/promises'
import { runProgram } from '../../server/run-program.ts'
import { loadCheck } from './load-check.ts'

/** `npm run content:guide`: updates the tables of docs/content.md from the declared fields and their notes. */
const GUIDE = 'docs/content.md'
const TABLES = /(?<=<!-- fields: [^>]*-->\n\n).*(?=\n<!-- end of fields -->)/s

await runProgram(async () => {
  const { describeContent } = await loadCheck()
  const guide = await readFile(GUIDE, 'utf8')
  await writeFile(
    GUIDE,
    guide.replace(TABLES, () => describeContent()),
  )
})
