import { globSync, readFileSync } from 'node:fs'

/** All texts of the sample content and the catalogs, without tags and addresses. */
export function siteTexts(): string[] {
  const records = globSync('content/*.json').map((file): unknown =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const translations = globSync('locales/*.po').flatMap((file) =>
    readFileSync(file, 'utf8').split(/\n\n+/).slice(1).map(translation),
  )
  return [...records.flatMap(stringsOf), ...translations]
    .filter((text) => !/^(\/|https?:)/.test(text))
    .map((text) => text.replace(/<[^>]*>/g, ' '))
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** The quoted text after `msgstr`. */
function translation(entry: string): string {
  const quoted = entry.split('msgstr')[1]?.matchAll(/"(.*)"$/gm) ?? []
  return Array.from(quoted, ([, text]) => text).join('')
}
