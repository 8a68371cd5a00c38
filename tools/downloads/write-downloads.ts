import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../server/platform/program/run-program.ts'
import { currentSettings } from '../../server/platform/settings/settings.ts'
import { importWithVite } from '../support/import-with-vite.ts'
import type * as Tables from './make-csv-files.ts'

/** `npm run downloads`: writes the CSV files that the content of CONTENT_FOLDER links to. */
await runProgram(async () => {
  const { makeCsvFiles } = await importWithVite<typeof Tables>('/tools/downloads/make-csv-files.ts')
  const { contentFolder } = currentSettings('.')
  for (const [path, csv] of makeCsvFiles(contentFolder)) {
    await writeFile(join(contentFolder, path), csv)
  }
})
