import { type Language, LANGUAGE_CODES, LANGUAGES } from './languages.ts'
import type { LoadCatalog } from './load-catalog.ts'

export type Catalogs = Record<Language, LoadCatalog>

/** The catalogs among the files of an `import.meta.glob`, each named by its language's tag. */
export function catalogsOf(files: Record<string, () => Promise<unknown>>): Catalogs {
  const loaders = LANGUAGE_CODES.map((language) => {
    const [, load] =
      Object.entries(files).find(([file]) => file.endsWith(`/${LANGUAGES[language].tag}.po`)) ?? []
    if (!load) throw new Error(`There is no catalog ${LANGUAGES[language].tag}.po.`)
    return [language, load]
  })
  return Object.fromEntries(loaders) as Catalogs
}
