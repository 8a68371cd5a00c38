import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All texts of the content in a folder. */
export function contentTexts(folder: string): string[] {
  return globSync(join(folder, '*.json')).flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(file, 'utf8'))),
  )
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}
