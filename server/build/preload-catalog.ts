import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'

/**
 * Lets the page ask for its words while the scripts that would ask for them are on their way. In
 * which language, only the visitor's browser knows: `src/i18n/start-language.ts` decides alike.
 */
export function preloadCatalog(): Plugin {
  return {
    name: 'preload-catalog',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = LANGUAGE_CODES.flatMap((code) => {
          const { tag } = LANGUAGES[code]
          const catalog = resolve('locales', `${tag}.po`)
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === catalog)
          if (!chunk) throw new Error(`The build has no file for ${catalog}.`)
          return [code, tag].map((name) => [name, `/${chunk.fileName}`])
        })
        const script = `(${preload.toString()})(${JSON.stringify(Object.fromEntries(files))})`
        // Before the styles, for which a script behind them would wait.
        return html.replace('<title', () => `<script>${script}</script>\n    <title`)
      },
    },
  }
}

/** Runs in the page, on its own: it may name nothing of this module. */
function preload(files: Record<string, string>): void {
  let stored: string | null = null
  try {
    stored = localStorage.getItem('language')
  } catch {
    // A private window: English.
  }
  const asked = new URLSearchParams(location.search).get('lang')
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.nonce = document.currentScript?.nonce ?? ''
  link.href = files[asked ?? ''] ?? files[stored ?? ''] ?? files.en ?? ''
  document.head.append(link)
}
