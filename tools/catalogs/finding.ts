/** What is wrong, in words that may follow the text, and what to do, in a sentence. */
export interface Cure {
  says: string
  cure: string
}

/** Something in a catalog that its translator should fix. */
export interface CatalogFinding extends Cure {
  /** The check fails for an error. A warning is a matter of typography, or asks for a second look. */
  level: 'error' | 'warning'
  /** From 1. */
  line: number
  /** The English text that it is about. */
  text?: string
}

const LONGEST_TEXT = 60

/** As compilers print it, so that a terminal or an editor leads to the line. */
export function lineOf(file: string, { level, line, text, says, cure }: CatalogFinding): string {
  const named = text === undefined ? '' : `"${shortened(text)}" `
  return `${file}:${line}: ${level}: ${named}${says}. ${cure}`
}

function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length <= LONGEST_TEXT ? text : `${letters.slice(0, LONGEST_TEXT).join('')}…`
}
