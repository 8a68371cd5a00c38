import {
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
  OFFERED_LANGUAGES,
} from '../src/isomorphic/languages.ts'
import type { Manifest } from './script-preloads.ts'
import { scriptName } from './texts/language-name.ts'
import { scriptOfLanguage } from './texts/script-of-language.ts'

/** Preload tags for each language's fonts. Without them, browsers find the fonts only in the styles. */
export function fontPreloads(manifest: Manifest): Record<Language, string> {
  const tags = LANGUAGE_CODES.map((language) => {
    const script = scriptName(scriptOfLanguage(LANGUAGES[language].tag)).toLowerCase()
    // index.html preloads the Latin fonts, and a language that is not offered yet needs no preloads.
    const isNeeded = script !== 'latin' && OFFERED_LANGUAGES.includes(language)
    const styles = isNeeded ? ['sans', 'serif'] : []
    const fonts = styles.map((style) => `noto-${style}-${script}.woff2`)
    return [language, fonts.map((font) => tag(manifest, font)).join('')]
  })
  return Object.fromEntries(tags) as Record<Language, string>
}

function tag(manifest: Manifest, font: string): string {
  const entry = manifest[`src/fonts/${font}`]
  if (!entry) throw new Error(`The build has no font ${font}.`)
  return `<link rel="preload" as="font" crossorigin href="/${entry.file}">`
}
