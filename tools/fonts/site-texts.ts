import { globSync, readFileSync } from 'node:fs'
import { contentTexts } from '../texts/content-texts.ts'

/** All texts of the sample content and the catalogs, without tags and addresses. */
export function siteTexts(): string[] {
  const translations = globSync('locales/*.po').flatMap((file) =>
    readFileSync(file, 'utf8').split(/\n\n+/).slice(1).map(translation),
  )
  return [...contentTexts(), ...translations]
    .filter((text) => !/^(\/|https?:)/.test(text))
    .map((text) => text.replace(/<[^>]*>/g, ' '))
}

/** The quoted text after `msgstr`. */
function translation(entry: string): string {
  const quoted = entry.split('msgstr')[1]?.matchAll(/"(.*)"$/gm) ?? []
  return Array.from(quoted, ([, text]) => text).join('')
}
