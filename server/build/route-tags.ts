import type { RouteFiles } from './route-files.ts'

/** From `build.manifest` of Vite. */
interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

export interface RouteTags {
  scripts: string
  styles: string
}

/**
 * Tags of a page's files besides those that `shell`, the built index.html, names: one that is named
 * twice is a failed load to Firefox. Styles have to work without scripts, and scripts come a request
 * earlier. `ids`: the routes that draw the page.
 */
export function routeTags(
  manifest: Manifest,
  files: RouteFiles,
  shell: string,
  ids: string[],
): RouteTags {
  const found = new Set<string>()
  for (const file of ids.flatMap((id) => scriptsOf(files, id))) {
    filesOf(manifest, entryOf(manifest, file), found)
  }
  const own = [...found].filter((file) => !shell.includes(`"/${file}"`))
  const isStyle = (file: string) => file.endsWith('.css')
  const tags = (kind: string, files: string[]) =>
    files.map((file) => `<link ${kind} crossorigin href="/${file}">`).join('')
  const scripts = own.filter((file) => !isStyle(file))
  return {
    scripts: tags('rel="modulepreload" fetchpriority="low"', scripts),
    styles: tags('rel="stylesheet"', own.filter(isStyle)),
  }
}

/** Modules are named by their files, and the router lets `a/b` be spelt `a.b` as well. */
function scriptsOf(files: RouteFiles, id: string): string[] {
  const [, scripts] = Object.entries(files).find(([module]) => idOf(module) === id) ?? []
  if (scripts === undefined) throw new Error(`The build has no module for the route ${id}.`)
  return scripts
}

function entryOf(manifest: Manifest, file: string): ManifestEntry | undefined {
  return Object.values(manifest).find((entry) => entry.file === file)
}

function idOf(module: string): string | undefined {
  const [, name] = /^src\/routes\/(.*)\.tsx$/.exec(module) ?? []
  return name && `/${name}`.replaceAll('.', '/').replace(/\/route$|(?<=\/)index$/, '')
}

/** Adds the files of an entry, and of what it imports, to those found. */
function filesOf(manifest: Manifest, entry: ManifestEntry | undefined, found: Set<string>): void {
  if (!entry || found.has(entry.file)) return
  found.add(entry.file)
  for (const style of entry.css ?? []) found.add(style)
  for (const imported of entry.imports ?? []) filesOf(manifest, manifest[imported], found)
}
