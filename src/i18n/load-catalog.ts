import type { Messages } from '@lingui/core'

export type LoadCatalog = () => Promise<{ messages: Messages }>

const lost = new Map<LoadCatalog, { address: string; tries: number }>()

/** A second try needs another address: Chromium remembers a failed import for the whole visit. */
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
