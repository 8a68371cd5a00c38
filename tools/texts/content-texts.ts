import { globSync, readFileSync } from 'node:fs'

/** All texts of the sample content. */
export function contentTexts(): string[] {
  return globSync('content/*.json').flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(file, 'utf8'))),
  )
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}
