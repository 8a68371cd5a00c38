import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fallbackRules } from './fallback-rules.ts'
import { codePointsOf, openFont, readPackageFile } from './open-font.ts'
import { fontFileInPackage, packageOf, type Typeface, TYPEFACES } from './typefaces.ts'
import { formatUnicodeRange, parseUnicodeRange } from './unicode-range.ts'
import { type Script, SCRIPTS, USUAL_CHARACTERS } from './usual-characters.ts'

/**
 * `npm run fonts`: cuts the typefaces down to the site's characters, and writes them to
 * `src/fonts/`, with their CSS rules in `fonts.css`.
 */
const FOLDER = 'src/fonts'
/** Replaces that folder once all files are written. */
const NEXT = 'data/fonts'

/**
 * The files with rare characters. If two files have a character, the browser uses the last file.
 */
const WHOLE = [...SCRIPTS.filter((script) => script !== 'latin').reverse(), 'latin-ext', 'latin']
/**
 * These characters are invisible, or browsers add them, or Noto Serif Armenian draws them in the wrong
 * place (U+2024, which people type for the mijaket).
 */
const LEFT_OUT = parseUnicodeRange('U+0000-001F, U+2010, U+2024, U+25CC, U+FEFF')
/** Ligatures, kerning and accents, but no fractions or other sets of figures. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'dist']
/** The entries of a font's name table that stay: only the licence. */
const NAMES = [14]

const COMMENT = `/* Written by 'npm run fonts' (tools/fonts): change it there.

   Each typeface is one family for all scripts. A script has a small file with the characters of
   ordinary text, and the whole file for its other characters; the browser loads a file when a page
   shows one of its characters. Until then it uses a fallback font, stretched so that it takes up the
   same space. All faces of a family have the same weights: otherwise the browser would choose one of
   them instead of combining them. */`

// A failed run leaves this folder behind.
rmSync(NEXT, { recursive: true, force: true })
mkdirSync(NEXT, { recursive: true })
writeFileSync(`${NEXT}/LICENSE`, readPackageFile('@fontsource-variable/noto-sans/LICENSE'))

// One after another, because the package that unpacks fonts confuses two at a time.
const rules = [COMMENT]
for (const typeface of TYPEFACES) {
  const { id } = typeface
  for (const part of WHOLE) {
    rules.push(face(typeface, fontFileInPackage(id, part), await rareCodePoints(id, part)))
  }
  for (const script of SCRIPTS) rules.push(await writeSmallFile(typeface, script))
  rules.push(...(await fallbackRules(typeface)))
}

writeFileSync(`${NEXT}/fonts.css`, rules.join('\n\n'))
rmSync(FOLDER, { recursive: true, force: true })
renameSync(NEXT, FOLDER)

/** Writes the file with the usual characters of a script. Returns its rule. */
async function writeSmallFile(typeface: Typeface, script: Script): Promise<string> {
  const { id, weights } = typeface
  const whole = readPackageFile(fontFileInPackage(id, script))
  const missing = usualCodePoints(script).difference(
    codePointsOf(await openFont(whole, weights.min)),
  )
  if (missing.size > 0)
    throw new Error(`${fontFileInPackage(id, script)} lacks ${formatUnicodeRange(missing)}.`)

  const small = await subsetFont(whole, USUAL_CHARACTERS[script], {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: NAMES,
    variationAxes: { wght: weights },
  })
  const file = `${id}-${script}.woff2`
  writeFileSync(`${NEXT}/${file}`, small)
  console.log(`${file}: ${whole.length} bytes, now ${small.length}`)
  return face(typeface, `./${file}`, usualCodePoints(script))
}

function usualCodePoints(script: Script): Set<number> {
  return new Set(Array.from(USUAL_CHARACTERS[script], (character) => character.codePointAt(0) ?? 0))
}

/** The characters of a whole file that no small file has and that are not left out. */
async function rareCodePoints(id: string, part: string): Promise<Set<number>> {
  const declared = JSON.parse(
    readPackageFile(`${packageOf(id, part)}/unicode.json`).toString(),
  ) as Record<string, string>
  const known = codePointsOf(await openFont(readPackageFile(fontFileInPackage(id, part)), 400))
  const usual = new Set(SCRIPTS.flatMap((script) => [...usualCodePoints(script)]))
  return parseUnicodeRange(declared[part] ?? '')
    .intersection(known)
    .difference(usual)
    .difference(LEFT_OUT)
}

function face({ name, weights }: Typeface, file: string, codePoints: Set<number>): string {
  return `@font-face {
    font-family: '${name}';
    font-weight: ${weights.min} ${weights.max};
    font-display: swap;
    src: url('${file}');
    unicode-range: ${formatUnicodeRange(codePoints)};
  }`
}
