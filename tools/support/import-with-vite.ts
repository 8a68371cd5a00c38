import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { type Plugin, runnerImport } from 'vite'

/** Leaves out styles and catalogs, because the tools need only the site's modules. */
const MODULES_ALONE: Plugin = {
  name: 'modules-alone',
  enforce: 'pre',
  resolveId: (id) => (/\.(?:css|po)$/.test(id) ? '\0nothing' : undefined),
  load: (id) => (id === '\0nothing' ? 'export const messages = {}' : undefined),
}

/** Imports a module, given by its path from the project's root, that needs modules of the site. */
export async function importWithVite<Module>(path: string): Promise<Module> {
  const plugins = [MODULES_ALONE, babel({ presets: [linguiTransformerBabelPreset()] })]
  const { module } = await runnerImport<Module>(path, { logLevel: 'error', plugins })
  return module
}
