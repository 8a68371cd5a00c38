import type { RouteFileTags } from '../server/pages/built/build-manifest.ts'

/** A file in the manifest that Vite writes (`build.manifest`). */
interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/**
 * Tags for a page's files. With them, its styles work without scripts, and its scripts load before other
 * scripts ask for them. Files that `shell` names get no tags, because Firefox fails to load a file that is
 * named twice.
 *
 * @param id the id of the page's route
 */
export function routeFileTags(manifest: Manifest, shell: string, id: string): RouteFileTags {
  const names = new Set<string>()
  for (const [module, entry] of Object.entries(manifest)) {
    if (isLoadedBy(id, module)) collectFiles(manifest, entry, names)
  }
  const untagged = [...names].filter((file) => !shell.includes(`"/${file}"`))
  const isStyle = (file: string) => file.endsWith('.css')
  const tags = (kind: string, list: string[]) =>
    list.map((file) => `<link ${kind} href="/${file}">`).join('')
  const scripts = untagged.filter((file) => !isStyle(file))
  return {
    scripts: tags('rel="modulepreload" fetchpriority="low" crossorigin', scripts),
    styles: tags('rel="stylesheet"', untagged.filter(isStyle)),
  }
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
  for (const style of entry.css ?? []) names.add(style)
  for (const imported of entry.imports ?? []) collectFiles(manifest, manifest[imported], names)
}
