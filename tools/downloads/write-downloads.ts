import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../server/program/run-program.ts'
import { importWithVite } from '../support/import-with-vite.ts'
import type * as Tables from './linked-tables.ts'

/** `npm run downloads`: writes the CSV files in public/ that the sample content links to. */
await runProgram(async () => {
  const { linkedTables } = await importWithVite<typeof Tables>('/tools/downloads/linked-tables.ts')
  for (const [name, csv] of linkedTables()) await writeFile(join('public', name), csv)
})
