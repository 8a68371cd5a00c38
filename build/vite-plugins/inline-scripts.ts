import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import {
  LANGUAGE_CODES_AND_TAGS,
  LANGUAGES,
  parseLanguage,
} from '../../src/isomorphic/languages.ts'

const INLINE = /<script inline src="\/(.+?)" *><\/script>/g

/**
 * Writes the modules that index.html names into the page as inline scripts, each bundled with its imports.
 * The attribute `vite-ignore` keeps Vite away from them.
 */
export function inlineScripts({ target }: { target: string[] }): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const tags = languageTags()
        const define = {
          LANGUAGE_TAGS: JSON.stringify(tags),
          CATALOG_FILES: JSON.stringify(bundle ? catalogFiles(Object.values(tags), bundle) : {}),
        }
        let page = html
        for (const [tag, input = ''] of html.matchAll(INLINE)) {
          const { output } = (await build({
            configFile: false,
            logLevel: 'warn',
            define,
            build: {
              target,
              write: false,
              rolldownOptions: {
                input,
                output: { format: 'iife', minify: true },
                // The page gets only the exports of a shared module that it uses.
                treeshake: { moduleSideEffects: [{ test: /isomorphic/, sideEffects: false }] },
                optimization: { inlineConst: { mode: 'all' } },
              },
            },
          })) as Rolldown.RolldownOutput
          page = page.replace(tag, () => `<script>${output[0].code.trim()}</script>`)
        }
        return page
      },
    },
  }
}

function languageTags(): Record<string, string> {
  const tags = LANGUAGE_CODES_AND_TAGS.map((name) => {
    const code = parseLanguage(name)
    return [name, code && LANGUAGES[code].tag]
  })
  return Object.fromEntries(tags) as Record<string, string>
}

function catalogFiles(tags: string[], bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = tags.map((tag) => {
    const catalog = resolve('locales', `${tag}.po`)
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === catalog)
    if (!chunk) throw new Error(`The build has no file for ${catalog}.`)
    return [tag, `/${chunk.fileName}`]
  })
  return Object.fromEntries(files) as Record<string, string>
}
