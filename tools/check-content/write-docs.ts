import { readFile, writeFile } from 'node:fs/promises'
import { runProgram } from '../../server/run-program.ts'
import type * as Api from '../openapi/describe-api.ts'
import type * as Guide from './describe-content.ts'
import { importWithVite } from './import-with-vite.ts'

const GUIDE = 'docs/content.md'
const ALLOWED = /(?<=<!-- allowed: [^>]*-->\n\n).*(?=\n<!-- end of allowed -->)/s
const TABLES = /(?<=<!-- fields: [^>]*-->\n\n).*(?=\n<!-- end of fields -->)/s

/** `npm run openapi`: writes docs/openapi.json and the tables of docs/content.md. */
await runProgram(async () => {
  const { describeApi } = await importWithVite<typeof Api>('/tools/openapi/describe-api.ts')
  const { describeAllowedHtml, describeContent } = await importWithVite<typeof Guide>(
    '/tools/check-content/describe-content.ts',
  )
  await writeFile('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`)
  const guide = await readFile(GUIDE, 'utf8')
  await writeFile(
    GUIDE,
    guide.replace(ALLOWED, () => describeAllowedHtml()).replace(TABLES, () => describeContent()),
  )
})
