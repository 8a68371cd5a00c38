import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../server/platform/program/run-program.ts'
import { importWithVite } from '../support/import-with-vite.ts'
import type * as Tables from './make-csv-files.ts'

/** `npm run downloads`: writes the CSV files in public/ that the sample content links to. */
await runProgram(async () => {
  const { makeCsvFiles } = await importWithVite<typeof Tables>('/tools/downloads/make-csv-files.ts')
  for (const [name, csv] of makeCsvFiles()) await writeFile(join('public', name), csv)
})
