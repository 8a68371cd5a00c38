import { readFile, writeFile } from 'node:fs/promises'
import { runProgram } from '../../server/platform/program/run-program.ts'
import { importWithVite } from '../support/import-with-vite.ts'
import type * as Api from './describe-api.ts'
import type * as Guide from './describe-content.ts'

const GUIDE = 'docs/content.md'

/** `npm run openapi`: writes docs/openapi.json and the tables of docs/content.md. */
await runProgram(async () => {
  const { describeApi } = await importWithVite<typeof Api>('/tools/docs/describe-api.ts')
  const { describeAllowedHtml, describeContent, listRecords } = await importWithVite<typeof Guide>(
    '/tools/docs/describe-content.ts',
  )
  await writeFile('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`)
  const parts = {
    records: listRecords(),
    allowed: describeAllowedHtml(),
    fields: describeContent(),
  }
  let guide = await readFile(GUIDE, 'utf8')
  for (const [name, part] of Object.entries(parts)) {
    const place = new RegExp(
      `(?<=<!-- ${name}: [^>]*-->\\n\\n).*(?=\\n<!-- end of ${name} -->)`,
      's',
    )
    guide = guide.replace(place, () => part)
  }
  await writeFile(GUIDE, guide)
})
