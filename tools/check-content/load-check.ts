import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { type Plugin, runnerImport } from 'vite'
import { standInForBrowser } from '../../src/prerender/browser-globals.ts'
import type * as Check from './site-check.ts'

/** Replaces styles by nothing: the check needs the site's modules without them. */
const WITHOUT_STYLES: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
}

/** Loads the readers, the sanitiser and the routes of the site from their sources. */
export async function loadCheck(): Promise<typeof Check> {
  standInForBrowser('http://localhost')
  const { module } = await runnerImport<typeof Check>('/tools/check-content/site-check.ts', {
    logLevel: 'error',
    plugins: [WITHOUT_STYLES, babel({ presets: [linguiTransformerBabelPreset()] })],
  })
  return module
}
