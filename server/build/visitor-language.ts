import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'

interface KnownLanguage {
  tag: string
  /** The address of its catalog. */
  words: string
}

/**
 * Finds the visitor's language before the first frame, as `src/i18n/start-language.ts` does later: the
 * catalog loads along with the scripts, and a page in another language is marked.
 */
export function visitorLanguage(): Plugin {
  return {
    name: 'visitor-language',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const languages = OFFERED_LANGUAGES.flatMap((code) => {
          const { tag } = LANGUAGES[code]
          const catalog = resolve('locales', `${tag}.po`)
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === catalog)
          if (!chunk) throw new Error(`The build has no file for ${catalog}.`)
          return [code, tag].map((name) => [name, { tag, words: `/${chunk.fileName}` }])
        })
        const script = `(${start.toString()})(${JSON.stringify(Object.fromEntries(languages))})`
        return html.replace('<title', () => `<script>${script}</script>\n    <title`)
      },
    },
  }
}

/** Runs in the page as source text, so it cannot use this module's names. */
function start(languages: Record<string, KnownLanguage>): void {
  let stored: string | null = null
  try {
    stored = localStorage.getItem('language')
  } catch {
    // The browser does not let the page read its storage.
  }
  const asked = new URLSearchParams(location.search).get('lang')
  const name = [asked, stored].find((known) => Object.hasOwn(languages, known ?? ''))
  const language = languages[name ?? 'en']
  if (!language) return
  const { lang, dataset } = document.documentElement
  if (lang !== language.tag) dataset.otherLanguage = ''
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = language.words
  document.head.append(link)
}
