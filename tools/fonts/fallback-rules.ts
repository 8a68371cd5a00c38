import type { Font } from 'harfbuzzjs'
import { codePointsOf, openFont, readPackageFile, widthInEms } from './open-font.ts'
import { siteTexts } from './site-texts.ts'
import { fontFileInPackage, type Typeface } from './typefaces.ts'
import { formatUnicodeRange } from './unicode-range.ts'
import { type Script, SCRIPTS, USUAL_CHARACTERS } from './usual-characters.ts'

/** Finds the words of a script in the site's texts, to compare their width in two fonts. */
function wordsOf(script: Script): RegExp {
  return script === 'latin'
    ? /\p{Script=Latin}[\p{Script=Latin}\d .,:’-]*/gu
    : new RegExp(
        `\\p{Script=${script}}+`.replace(/=./, (start) => start.toUpperCase()),
        'gu',
      )
}

/** The characters that get the metrics of a script: its own letters. All others get Latin metrics. */
function rangeOf(script: Script): string | undefined {
  if (script === 'latin') return undefined
  const letters = USUAL_CHARACTERS[script].match(wordsOf(script))?.join('') ?? ''
  const codePoints = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
  return formatUnicodeRange(
    Array.from(
      { length: Math.max(...codePoints) - Math.min(...codePoints) + 1 },
      (_, step) => Math.min(...codePoints) + step,
    ),
  )
}

/**
 * CSS rules for the system fonts that replace a typeface until it has loaded. They stretch a font,
 * so that the site's words have the same width and baseline in it.
 */
export async function fallbackRules(typeface: Typeface): Promise<string[]> {
  const rules: string[] = []
  for (const { names: regularNames, boldNames, regular, bold } of typeface.fallbacks) {
    const cuts = [
      ...typeface.regularWeights.map((weight) => ({ weight, names: regularNames, files: regular })),
      { weight: 600, names: boldNames, files: bold },
    ]
    for (const { weight, names, files } of cuts) {
      for (const script of SCRIPTS.filter((key) => key in files)) {
        const webFont = await openFont(
          readPackageFile(fontFileInPackage(typeface.id, script)),
          weight,
        )
        const range = rangeOf(script)
        const fallback = await openFont(readPackageFile(files[script] ?? ''), 400)
        rules.push(`@font-face {
          font-family: '${typeface.name} Fallback';
          font-weight: ${weight === 600 ? '600 700' : weight};
          src: ${names.map((local) => `local('${local}')`).join()};
          ${metricsOf(webFont, fallback, wordsOf(script))}
          ${range ? `unicode-range: ${range};` : ''}
        }`)
      }
    }
  }
  return rules
}

function metricsOf(typeface: Font, fallback: Font, words: RegExp): string {
  const known = codePointsOf(typeface).intersection(codePointsOf(fallback))
  const text = (siteTexts().join('\n').match(words) ?? [])
    .filter((word) =>
      Array.from(word).every((character) => known.has(character.codePointAt(0) ?? 0)),
    )
    .join('')
  const size = widthInEms(text, typeface) / widthInEms(text, fallback)
  // The site sets the height of each line, so the font's own gap between lines is never used.
  const { ascender, descender } = typeface.hExtents()
  const stretched = (measure: number) => percent(measure / typeface.face.upem / size)
  return `size-adjust: ${percent(size)};
    ascent-override: ${stretched(ascender)};
    descent-override: ${stretched(-descender)};`
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
