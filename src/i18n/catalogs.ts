import type { Messages } from '@lingui/core'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../isomorphic/languages.ts'

/** A file `locales/*.po`, which is compiled. */
export interface Catalog {
  messages: Messages
}

/**
 * Makes a value of each language's catalog among the files of an `import.meta.glob`, which are named
 * after the language's tag. Throws if one is missing.
 */
export function byLanguage<File, Value>(
  files: Record<string, File>,
  toValue: (file: File) => Value,
): Record<Language, Value> {
  const values = LANGUAGE_CODES.map((language) => {
    const name = `${LANGUAGES[language].tag}.po`
    const [, file] = Object.entries(files).find(([path]) => path.endsWith(`/${name}`)) ?? []
    if (!file) throw new Error(`There is no catalog ${name}.`)
    return [language, toValue(file)]
  })
  return Object.fromEntries(values) as Record<Language, Value>
}
