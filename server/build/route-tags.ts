/** From `build.manifest` of Vite. */
interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/** Its code comes with index.html. */
const HOME = '/'

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
  shell: string,
  ids: string[],
  nonce: string,
): RouteTags {
  const found = new Set<string>()
  for (const id of ids.filter((id) => id !== HOME)) filesOf(manifest, moduleOf(manifest, id), found)
  const own = [...found].filter((file) => !shell.includes(`"/${file}"`))
  const isStyle = (file: string) => file.endsWith('.css')
  const tags = (kind: string, files: string[]) =>
    files.map((file) => `<link ${kind} crossorigin href="/${file}" nonce="${nonce}">`).join('')
  const scripts = own.filter((file) => !isStyle(file))
  return {
    scripts: tags('rel="modulepreload" fetchpriority="low"', scripts),
    styles: tags('rel="stylesheet"', own.filter(isStyle)),
  }
}

/** The manifest names modules by file, and the router lets `a/b` be spelt `a.b` as well. */
function moduleOf(manifest: Manifest, id: string): string {
  const module = Object.keys(manifest).find((name) => idOf(name) === id)
  if (module === undefined) throw new Error(`The build has no module for the route ${id}.`)
  return module
}

function idOf(module: string): string | undefined {
  const [, name] = /^src\/routes\/(.*)\.tsx\?tsr-split=component$/.exec(module) ?? []
  return name && `/${name}`.replaceAll('.', '/').replace(/\/route$|(?<=\/)index$/, '')
}

function filesOf(manifest: Manifest, module: string, found = new Set<string>()): Set<string> {
  const entry = manifest[module]
  if (!entry || found.has(entry.file)) return found
  found.add(entry.file)
  for (const style of entry.css ?? []) found.add(style)
  for (const imported of entry.imports ?? []) filesOf(manifest, imported, found)
  return found
}
