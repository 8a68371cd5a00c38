import type { Messages } from '@lingui/core'

/** Loads the words of one language. */
export type LoadCatalog = () => Promise<{ messages: Messages }>

/** The files that did not come, with how often each was asked for. */
const lost = new Map<LoadCatalog, { address: string; tries: number }>()

/**
 * Loads a catalog, and asks for it again where it did not come before. Chromium remembers a failed
 * import for as long as the page is open; its error names the file, which gets another address.
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
