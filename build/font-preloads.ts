import { type Language, LANGUAGE_CODES } from '../src/isomorphic/languages.ts'
import type { Manifest } from './route-file-tags.ts'

/** The script of each language's fonts, except Latin, which index.html preloads. */
const SCRIPTS: Partial<Record<Language, string>> = { ru: 'cyrillic', arm: 'armenian' }

/** Preload tags for each language's fonts. Without them, browsers find the fonts only in the styles. */
export function fontPreloads(manifest: Manifest): Record<Language, string> {
  const tags = LANGUAGE_CODES.map((language) => {
    const script = SCRIPTS[language]
    const fonts = script ? ['sans', 'serif'].map((style) => `noto-${style}-${script}.woff2`) : []
    return [language, fonts.map((font) => tag(manifest, font)).join('')]
  })
  return Object.fromEntries(tags) as Record<Language, string>
}

function tag(manifest: Manifest, font: string): string {
  const entry = manifest[`src/fonts/${font}`]
  if (!entry) throw new Error(`The build has no font ${font}.`)
  return `<link rel="preload" as="font" crossorigin href="/${entry.file}">`
}
