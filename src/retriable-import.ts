type LoadFile<T> = () => Promise<T>

/**
 * Makes an `import()` of one of the site's files repeatable after a failure. Chromium remembers a
 * failed import while the page is open, so each further try uses another address of the same file.
 *
 * @param load imports a file that keeps the names of its exports: no file of several entries
 */
export function retriableImport<T>(load: LoadFile<T>): LoadFile<T> {
  let lost: { address: string; tries: number } | undefined
  return async () => {
    try {
      if (!lost) return await load()
      return (await import(/* @vite-ignore */ `${lost.address}?try=${lost.tries}`)) as T
    } catch (error) {
      const address = lost?.address ?? /https?:\S+\.js$/.exec(String(error))?.[0]
      if (address) lost = { address, tries: (lost?.tries ?? 0) + 1 }
      throw error
    }
  }
}
