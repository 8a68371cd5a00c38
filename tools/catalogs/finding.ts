/** `says` continues a sentence that begins with the text. `cure` is a sentence: what to do. */
export interface Cure {
  says: string
  cure: string
}

export interface CatalogFinding extends Cure {
  /** The check fails only for errors. A warning is about typography, or asks for a second look. */
  level: 'error' | 'warning'
  /** The first line is 1. */
  line: number
  /** The English text. */
  text?: string
}

const LONGEST_TEXT = 60

/** Writes a finding like a compiler: terminals and editors open the file from such a line. */
export function lineOf(file: string, { level, line, text, says, cure }: CatalogFinding): string {
  const named = text === undefined ? '' : `"${shortened(text)}" `
  return `${file}:${line}: ${level}: ${named}${says}. ${cure}`
}

function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length <= LONGEST_TEXT ? text : `${letters.slice(0, LONGEST_TEXT).join('')}…`
}
