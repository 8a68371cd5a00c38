import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { Blob, Buffer as TextRun, Face, Font, shape, Variation } from 'harfbuzzjs'

/** Reads a file of an installed package. */
export const readPackageFile = (path: string) => readFileSync(new URL(import.meta.resolve(path)))

/** A font to measure, at one weight. */
export async function openFont(file: Buffer, weight: number): Promise<Font> {
  const font = new Font(new Face(new Blob(await convert(file, 'truetype'))))
  font.setVariations([new Variation('wght', weight)])
  return font
}

export const codePointsOf = (font: Font) => new Set(font.face.collectUnicodes())

export function widthInEms(text: string, font: Font): number {
  const run = new TextRun()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const width = run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  return width / font.face.upem
}
