import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../server/program/run-program.ts'
import { importWithVite } from '../support/import-with-vite.ts'
import type * as Tables from './linked-csv-files.ts'

/** `npm run downloads`: writes the CSV files in public/ that the sample content links to. */
await runProgram(async () => {
  const { linkedCsvFiles } = await importWithVite<typeof Tables>(
    '/tools/downloads/linked-csv-files.ts',
  )
  for (const [name, csv] of linkedCsvFiles()) await writeFile(join('public', name), csv)
})
