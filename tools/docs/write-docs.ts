import { readFile, writeFile } from 'node:fs/promises'
import { runProgram } from '../../server/platform/program/run-program.ts'
import { importWithVite } from '../support/import-with-vite.ts'
import { replacePart } from '../support/replace-part.ts'
import type * as Api from './describe-api.ts'
import type * as Guide from './describe-content.ts'
import { exampleEnv, listSettings } from './describe-settings.ts'

/**
 * `npm run docs`: writes docs/openapi.json, `.env.example`, and tables in docs/content.md and operating.md.
 */
await runProgram(async () => {
  const { describeApi } = await importWithVite<typeof Api>('/tools/docs/describe-api.ts')
  const { describeAllowedHtml, describeContent, listRecords } = await importWithVite<typeof Guide>(
    '/tools/docs/describe-content.ts',
  )
  await writeFile('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`)
  await writeFile('.env.example', exampleEnv())
  await replaceParts('docs/operating.md', { settings: listSettings() })
  await replaceParts('docs/content.md', {
    records: listRecords(),
    allowed: describeAllowedHtml(),
    fields: describeContent(),
  })
})

async function replaceParts(file: string, parts: Record<string, string>) {
  let document = await readFile(file, 'utf8')
  for (const [name, part] of Object.entries(parts)) document = replacePart(document, name, part)
  await writeFile(file, document)
}
