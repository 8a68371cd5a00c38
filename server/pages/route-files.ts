/** What Vite says of one built file (`build.manifest`). */
interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/**
 * The tags that bring a page's own styles and scripts along with its HTML: without scripts nothing
 * would bring the styles, and with them a request is saved. What index.html brings is left out.
 *
 * @param module the page's module, as the manifest names it
 */
export function routeFileTags(manifest: Manifest, module: string, nonce: string): string {
  const shared = filesOf(manifest, 'index.html')
  const own = [...filesOf(manifest, module)].filter((file) => !shared.has(file))
  return own
    .map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
      return `<link rel="${rel}" crossorigin href="/${file}" nonce="${nonce}">`
    })
    .join('')
}

function filesOf(manifest: Manifest, module: string, found = new Set<string>()): Set<string> {
  const entry = manifest[module]
  if (!entry || found.has(entry.file)) return found
  found.add(entry.file)
  for (const style of entry.css ?? []) found.add(style)
  for (const imported of entry.imports ?? []) filesOf(manifest, imported, found)
  return found
}
