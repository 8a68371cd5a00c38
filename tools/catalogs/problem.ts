/** `message` continues a sentence that begins with the text. `fix` is a sentence: what to do. */
export interface Problem {
  message: string
  fix: string
}

export interface CatalogProblem extends Problem {
  /** The check fails only for errors. A warning is about typography, or asks for a second look. */
  level: 'error' | 'warning'
  /** The first line is 1. */
  line: number
  /** The English text. */
  text?: string
}

const LONGEST_TEXT = 60

/** Writes a problem like a compiler: terminals and editors open the file from such a line. */
export function formatProblem(file: string, problem: CatalogProblem): string {
  const { level, line, text = '', message, fix } = problem
  const characters = Array.from(text)
  const shown = characters.slice(0, LONGEST_TEXT).join('')
  const quoted = text && `"${shown}${characters.length > LONGEST_TEXT ? '…' : ''}" `
  return `${file}:${line}: ${level}: ${quoted}${message}. ${fix}`
}
