import { posix } from 'node:path'
import type { Plugin } from 'vite'

export type RouteFiles = Record<string, string[]>

/** This file lists the files of each route. Vite's manifest leaves out modules that share a file. */
export const ROUTE_CHUNKS_PATH = '.vite/route-chunks.json'

const PRIVATE_MODULE = /\/src\/routes\/(?:.*\/)?-[^/]*$/

/**
 * Lists the files that each route loads on demand, such as the form. A module beside the route may load them.
 */
export function routeChunks(): Plugin {
  let root = ''
  return {
    name: 'route-chunks',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const files: RouteFiles = {}
      for (const id of this.getModuleIds()) {
        const name = posix.relative(root, id)
        if (!/^src\/routes\/.*\.tsx$/.test(name)) continue
        const { importedIds = [] } = this.getModuleInfo(id) ?? {}
        const own = [id, ...importedIds.filter((module) => PRIVATE_MODULE.test(module))]
        const onDemand = new Set(
          own.flatMap((module) => this.getModuleInfo(module)?.dynamicallyImportedIds ?? []),
        )
        files[name] = chunks
          .filter(({ moduleIds }) => moduleIds.some((module) => onDemand.has(module)))
          .map(({ fileName }) => fileName)
      }
      this.emitFile({ type: 'asset', fileName: ROUTE_CHUNKS_PATH, source: JSON.stringify(files) })
    },
  }
}
