import { globSync, readFileSync } from 'node:fs'
import { parsePoFile } from '@lingui/format-po'
import { contentTexts } from '../texts/content-texts.ts'

/** All texts of the sample content and the catalogs, without tags and addresses. */
export function siteTexts(): string[] {
  const translations = globSync('locales/*.po').flatMap((file) =>
    parsePoFile(readFileSync(file, 'utf8')).items.flatMap(({ msgstr }) => msgstr),
  )
  return [...contentTexts('content'), ...translations]
    .filter((text) => !/^(\/|https?:)/.test(text))
    .map((text) => text.replace(/<[^>]*>/g, ' '))
}
