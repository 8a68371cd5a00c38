import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** Which file holds the component of each route, by the route's module. */
export type RouteFiles = Record<string, string>

/** Beside Vite's manifest, which names only the modules that have a file of their own. */
export const ROUTE_FILES = '.vite/route-files.json'

/** Writes it. The router splits each route's component off into a module with a query. */
export function routeFiles(): Plugin {
  let root = ''
  return {
    name: 'route-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const files: RouteFiles = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds.filter((id) => id.endsWith('?tsr-split=component'))) {
          files[posix.relative(root, id)] = chunk.fileName
        }
      }
      this.emitFile({ type: 'asset', fileName: ROUTE_FILES, source: JSON.stringify(files) })
    },
  }
}
