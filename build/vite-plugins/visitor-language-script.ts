import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_CODES_AND_TAGS,
  LANGUAGES,
  parseLanguage,
} from '../../src/isomorphic/languages.ts'
import { visitorLanguage } from '../../src/isomorphic/visitor-language.ts'

/**
 * Finds the visitor's language before the first frame: its catalog loads along with the scripts, and
 * a page in another language is marked.
 */
export function visitorLanguageScript(): Plugin {
  return {
    name: 'visitor-language-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const languages = LANGUAGE_CODES_AND_TAGS.map((name) => {
          const { tag } = LANGUAGES[parseLanguage(name) ?? FALLBACK_LANGUAGE]
          const catalog = resolve('locales', `${tag}.po`)
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === catalog)
          if (!chunk) throw new Error(`The build has no file for ${catalog}.`)
          return [name, { tag, catalog: `/${chunk.fileName}` }]
        })
        const known = JSON.stringify(Object.fromEntries(languages))
        const script = `(${start.toString()})(${known},${visitorLanguage.toString()})`
        return [{ tag: 'script', children: script, injectTo: 'head' }]
      },
    },
  }
}

/** Runs in the page as source text, so it cannot use this module's names. */
function start(
  languages: Record<string, { tag: string; catalog: string }>,
  find: typeof visitorLanguage,
): void {
  const language = languages[find(location.search, Object.keys(languages)) ?? 'en']
  if (!language) return
  const { lang, dataset } = document.documentElement
  if (lang !== language.tag) dataset.otherLanguage = ''
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = language.catalog
  document.querySelector<HTMLTemplateElement>('#scripts')?.content.append(link)
}
