import { writeFile } from 'node:fs/promises'
import { runProgram } from '../../server/run-program.ts'
import { loadCheck } from '../check-content/load-check.ts'

/** `npm run openapi`: writes docs/openapi.json from the declared fields, their notes and `content/`. */
await runProgram(async () => {
  const { describeApi } = await loadCheck()
  await writeFile('docs/openapi.json', `${JSON.stringify(describeApi(), null, 2)}\n`)
})
