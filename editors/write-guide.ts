import { readFile, writeFile } from 'node:fs/promises'
import { loadCheck } from './load-check.ts'

/** `npm run content:guide`: brings the tables of docs/content.md in step with the readers. */
const GUIDE = 'docs/content.md'
const TABLES = /(?<=<!-- fields: [^>]*-->\n\n).*(?=\n<!-- end of fields -->)/s

const { describeContent } = await loadCheck()
const guide = await readFile(GUIDE, 'utf8')
await writeFile(
  GUIDE,
  guide.replace(TABLES, () => describeContent()),
)
