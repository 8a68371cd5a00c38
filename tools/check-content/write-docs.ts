import { readFile, writeFile } from 'node:fs/promises'
import { runProgram } from '../../server/run-program.ts'
import { loadCheck } from './load-check.ts'

const GUIDE = 'docs/content.md'
const TABLES = /(?<=<!-- fields: [^>]*-->\n\n).*(?=\n<!-- end of fields -->)/s

/** `npm run openapi`: writes docs/openapi.json and the tables of docs/content.md. */
await runProgram(async () => {
  const { describeApi, describeContent } = await loadCheck()
  await writeFile('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`)
  const guide = await readFile(GUIDE, 'utf8')
  await writeFile(
    GUIDE,
    guide.replace(TABLES, () => describeContent()),
  )
})
