import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { type Plugin, runnerImport } from 'vite'
import { installBrowserGlobals } from '../../src/prerender/browser-globals.ts'

/** Replaces styles by nothing: the tools need the site's modules without them. */
const WITHOUT_STYLES: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
}

/** Imports a module, given by its path from the project's root, that needs modules of the site. */
export async function importWithVite<Module>(path: string): Promise<Module> {
  installBrowserGlobals('http://localhost')
  const plugins = [WITHOUT_STYLES, babel({ presets: [linguiTransformerBabelPreset()] })]
  const { module } = await runnerImport<Module>(path, { logLevel: 'error', plugins })
  return module
}
