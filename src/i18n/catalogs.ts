import type { Messages } from '@lingui/core'
import { type Language, LANGUAGE_CODES, LANGUAGES } from './languages.ts'

type LoadCatalog = () => Promise<{ messages: Messages }>

export type Catalogs = Record<Language, LoadCatalog>

/**
 * Finds the catalog of each language among the files of an `import.meta.glob`, by the language's
 * tag. Throws if one is missing.
 */
export function catalogsOf(files: Record<string, () => Promise<unknown>>): Catalogs {
  const loaders = LANGUAGE_CODES.map((language) => {
    const [, load] =
      Object.entries(files).find(([file]) => file.endsWith(`/${LANGUAGES[language].tag}.po`)) ?? []
    if (!load) throw new Error(`There is no catalog ${LANGUAGES[language].tag}.po.`)
    return [language, load]
  })
  return Object.fromEntries(loaders) as Catalogs
}

const lost = new Map<LoadCatalog, { address: string; tries: number }>()

/**
 * Loads a catalog. A second try uses another address of the same file, because Chromium remembers a
 * failed import while the page is open.
 */
export async function loadCatalog(load: LoadCatalog): Promise<{ messages: Messages }> {
  const before = lost.get(load)
  try {
    if (!before) return await load()
    return (await import(/* @vite-ignore */ `${before.address}?try=${before.tries}`)) as Awaited<
      ReturnType<LoadCatalog>
    >
  } catch (error) {
    const address = before?.address ?? /https?:\S+\.js$/.exec(String(error))?.[0]
    if (address) lost.set(load, { address, tries: (before?.tries ?? 0) + 1 })
    throw error
  }
}
