import type { RouteFileTags } from '../server/pages/built/build-manifest.ts'
import type { RouteFiles } from './vite-plugins/route-chunks.ts'

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
 * @param ids the routes that draw the page
 */
export function routeFileTags(
  manifest: Manifest,
  files: RouteFiles,
  shell: string,
  ids: string[],
): RouteFileTags {
  const names = new Set<string>()
  for (const file of ids.flatMap((id) => scriptsOf(files, id))) {
    const entry = Object.values(manifest).find((candidate) => candidate.file === file)
    collectFiles(manifest, entry, names)
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

/** The files that a route loads on demand. The name of its module may have `a.b` for `a/b`. */
function scriptsOf(files: RouteFiles, id: string): string[] {
  const [, scripts] = Object.entries(files).find(([module]) => idOf(module) === id) ?? []
  if (scripts === undefined) throw new Error(`The build has no module for the route ${id}.`)
  return scripts
}

function idOf(module: string): string | undefined {
  const [, name] = /^src\/routes\/(.*)\.tsx$/.exec(module) ?? []
  return name && `/${name}`.replaceAll('.', '/').replace(/\/route$|(?<=\/)index$/, '')
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
