import { quoted, type TextProblem } from '../../build/texts/text-problem.ts'

/** Words that are no units: a line may break between a number and such a word. */
const NO_UNITS =
  'a|above|after|an|and|are|as|at|but|by|for|from|in|is|it|of|on|once|or|per|since|than|that|the|to|was|were|with|в|во|до|за|и|из|или|к|ко|на|не|но|о|от|по|при|с|со|у|է|են|էր|և|կամ|ու'
/** A number with plain spaces in it, or before what it counts: `92 000`, `5 km`. Not times, nor '5 and'. */
const PARTED = new RegExp(
  String.raw`(?<![\p{L}\d:]|\p{L}[-.])(?:\d{1,3}(?: \d{3})+(?!\d)|\d(?:[.,]?[\d\u00a0]){0,30}\+?(?= (?!(?:${NO_UNITS}) )[\p{L}%]))(?: [\p{L}%]+)?`,
  'gu',
)
/** HTML editors write `&nbsp;`. */
const NO_BREAK = /\u00a0|&nbsp;/

/** Reports plain spaces after a number or within one: see docs/translating.md. */
export function plainSpaceProblem(text: string, tag: string): TextProblem | undefined {
  // Armenian has no space before %.
  const spaces = (text.match(PARTED) ?? []).filter((space) => tag !== 'hy' || !space.endsWith('%'))
  if (spaces.length === 0) return undefined
  return {
    message: `has a plain space that may part a number at a line's end: ${listed(spaces)}`,
    fix: 'Put a no-break space there: U+00A0, or &nbsp; in HTML.',
  }
}

/** Reports no-break spaces in the catalogs' English, which is the key of its translations. */
export function noBreakSpaceProblem(text: string): TextProblem | undefined {
  const parts = text.split(/[^\S\u00a0]+/).filter((part) => NO_BREAK.test(part))
  if (parts.length === 0) return undefined
  const message = `has a no-break space, and the catalogs' English has none: ${listed(parts)}`
  return { message, fix: 'Write a plain space in the program.' }
}

function listed([first = '', ...others]: string[]): string {
  return quoted(first) + (others.length > 0 ? ` and ${others.length} more` : '')
}
