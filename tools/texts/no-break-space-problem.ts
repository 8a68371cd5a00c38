import { quoted, type TextProblem } from './text-problem.ts'

/** A number with plain spaces in it, or before what it counts: `92 000`, `5 km`. Not times, nor '5 and'. */
const PARTED =
  /(?<![\p{L}\d.:]|\p{L}-)(?:\d{1,3}(?: \d{3})+(?!\d)|\d[\d\u00a0]*\+?(?= (?!(?:и|և) )[\p{L}%]))(?: [\p{L}%]+)?/gu
/** HTML editors write `&nbsp;`. */
const NO_BREAK = /\S*(?:\u00a0|&nbsp;)\S*/g

/**
 * Reports plain spaces after a number or within one. English has no no-break spaces: see
 * docs/translating.md.
 */
export function noBreakSpaceProblem(text: string, tag: string): TextProblem | undefined {
  if (tag === 'en') {
    const spaces = text.match(NO_BREAK)
    if (!spaces) return undefined
    const message = `has a no-break space, and English has none: ${listed(spaces)}`
    return { message, fix: 'Write a plain space.' }
  }
  // Armenian has no space before %.
  const spaces = (text.match(PARTED) ?? []).filter((space) => tag !== 'hy' || !space.endsWith('%'))
  if (spaces.length === 0) return undefined
  return {
    message: `has a plain space that may part a number at a line's end: ${listed(spaces)}`,
    fix: 'Put a no-break space there: U+00A0, or &nbsp; in HTML.',
  }
}

function listed([first = '', ...others]: string[]): string {
  return quoted(first) + (others.length > 0 ? ` and ${others.length} more` : '')
}
