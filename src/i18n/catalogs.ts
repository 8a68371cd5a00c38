import type { Messages } from '@lingui/core'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '../isomorphic/languages.ts'
import { retriableImport } from '../retriable-import.ts'

type LoadCatalog = () => Promise<{ messages: Messages }>

export type CatalogLoaders = Record<Language, LoadCatalog>

/**
 * Finds the catalog of each language among the files of an `import.meta.glob`, by the language's
 * tag. Throws if one is missing.
 */
export function catalogsFromGlob(files: Record<string, () => Promise<unknown>>): CatalogLoaders {
  const loaders = LANGUAGE_CODES.map((language) => {
    const [, load] =
      Object.entries(files).find(([file]) => file.endsWith(`/${LANGUAGES[language].tag}.po`)) ?? []
    if (!load) throw new Error(`There is no catalog ${LANGUAGES[language].tag}.po.`)
    return [language, retriableImport(load)]
  })
  return Object.fromEntries(loaders) as CatalogLoaders
}
