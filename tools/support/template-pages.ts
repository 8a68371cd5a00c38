import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src/template', 'src/routes/_demo']
const LINE = { file: 'lingui.config.ts', naming: 'src/template/locales' }

/** Whether a project still has the template's pages. */
export function hasTemplatePages(project: string): boolean {
  return FOLDERS.every((folder) => existsSync(join(project, folder)))
}

/** Deletes the template's pages from a project: their two folders, and the line with their catalogs. */
export function removeTemplatePages(project: string): void {
  for (const folder of FOLDERS) rmSync(join(project, folder), { recursive: true })
  const file = join(project, LINE.file)
  const lines = readFileSync(file, 'utf8').split('\n')
  const kept = lines.filter((line) => !line.includes(LINE.naming))
  if (kept.length !== lines.length - 1)
    throw new Error(`${file} does not name ${LINE.naming} in one line.`)
  writeFileSync(file, kept.join('\n'))
}
