import { quoted, type TextProblem } from '../texts/text-problem.ts'

export interface CatalogProblem extends TextProblem {
  /** The check fails only for errors. A warning is about typography, or asks for a second look. */
  level: 'error' | 'warning'
  /** The first line is 1. */
  line: number
  /** The English text. */
  text?: string
}

/** Writes a problem like a compiler: terminals and editors open the file from such a line. */
export function formatProblem(file: string, problem: CatalogProblem): string {
  const { level, line, text = '', message, fix } = problem
  return `${file}:${line}: ${level}: ${text && `${quoted(text)} `}${message}. ${fix}`
}
