/** A file in the manifest that Vite writes (`build.manifest`). */
interface ManifestEntry {
  file: string
  imports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/**
 * Preload tags for a page's scripts, so that they load before other scripts ask for them. Files that `shell`
 * names get no tags, because Firefox fails to load a file that is named twice.
 *
 * @param id the id of the page's route
 */
export function scriptPreloads(manifest: Manifest, shell: string, id: string): string {
  const names = new Set<string>()
  for (const [module, entry] of Object.entries(manifest)) {
    if (isLoadedBy(id, module)) collectFiles(manifest, entry, names)
  }
  return [...names]
    .filter((file) => !shell.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('')
}

/**
 * A module that a page loads on demand is in the folder of its route, or of one of its layouts. In `src/routes`
 * itself, it would be for all pages.
 */
function isLoadedBy(id: string, module: string): boolean {
  const [, folder] = /^src\/routes(.*)\/-[^/]+\.tsx?$/.exec(module) ?? []
  return folder !== undefined && `${id}/`.startsWith(`${folder}/`)
}

function collectFiles(
  manifest: Manifest,
  entry: ManifestEntry | undefined,
  names: Set<string>,
): void {
  if (!entry || names.has(entry.file)) return
  names.add(entry.file)
  for (const imported of entry.imports ?? []) collectFiles(manifest, manifest[imported], names)
}
