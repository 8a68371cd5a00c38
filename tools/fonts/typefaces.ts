import { type Script, SCRIPTS } from './usual-characters.ts'

type Files = Partial<Record<Script, string>>

/** System fonts that replace a typeface until it has loaded. */
interface FallbackFont {
  names: string[]
  boldNames: string[]
  /** Packages with fonts of exactly the same metrics, by script. */
  regular: Files
  bold: Files
}

export interface Typeface {
  name: string
  /** Its name in a package. */
  id: string
  /** The weights that the styles use. */
  weights: { min: number; max: number }
  /** The weights that a regular system font replaces, with a rule for each. */
  regularWeights: number[]
  /** The browser uses the last one that the system has. */
  fallbacks: FallbackFont[]
}

export const TYPEFACES: Typeface[] = [
  {
    name: 'Noto Sans',
    id: 'noto-sans',
    weights: { min: 400, max: 700 },
    regularWeights: [400, 500],
    fallbacks: [
      fallback(['DejaVu Sans'], dejaVu('DejaVuSans'), dejaVu('DejaVuSans-Bold')),
      fallback(['Roboto'], european('roboto', 400), european('roboto', 700)),
      fallback(['Arial', 'Liberation Sans'], european('arimo', 400), european('arimo', 700)),
    ],
  },
  {
    name: 'Noto Serif',
    id: 'noto-serif',
    weights: { min: 400, max: 600 },
    regularWeights: [500],
    fallbacks: [
      fallback(['DejaVu Serif'], dejaVu('DejaVuSerif'), dejaVu('DejaVuSerif-Bold')),
      fallback(
        ['Times New Roman', 'Liberation Serif'],
        european('tinos', 400),
        european('tinos', 700),
      ),
    ],
  },
]

/** The file with a script's characters in the package of a typeface. */
export function fontFileInPackage(id: string, part: string): string {
  return `${packageOf(id, part)}/files/${packageName(id, part)}-${part}-wght-normal.woff2`
}

export function packageOf(id: string, part: string): string {
  return `@fontsource-variable/${packageName(id, part)}`
}

function packageName(id: string, part: string): string {
  return /^(?:latin|cyrillic|greek)/.test(part) ? id : `${id}-${part}`
}

function fallback(names: string[], regular: Files, bold: Files): FallbackFont {
  return { names, boldNames: names.map((name) => `${name} Bold`), regular, bold }
}

function dejaVu(name: string): Files {
  const file = `dejavu-fonts-ttf/ttf/${name}.ttf`
  return Object.fromEntries(SCRIPTS.map((script) => [script, file]))
}

function european(id: string, weight: number): Files {
  const file = (script: Script) => `@fontsource/${id}/files/${id}-${script}-${weight}-normal.woff2`
  return { latin: file('latin'), cyrillic: file('cyrillic') }
}
