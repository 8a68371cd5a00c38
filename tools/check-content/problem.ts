import { quoted } from '../../build/texts/text-problem.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'

/** The worst first. An error costs visitors something; a note says what the site leaves out. */
export const LEVELS = ['error', 'warning', 'note'] as const

/** Tells editors how to correct each kind of problem, if the problem itself does not. */
const FIXES = {
  'call that fails': 'Tell whoever runs the backend: the site has nothing to show here.',
  'empty record': 'If it had content, put it back, or let the token of the site read it.',
  'unread field': 'Give it its name from the guide, or remove it.',
  'wrong type': 'Enter it as the guide says: a text, a list, an address.',
  'wrong value': 'Enter it as the guide says.',
  'text missing in a language': 'Write the text in this language.',
  'text in a wrong language': 'Write the text in its language.',
  'letters of two alphabets': 'Write the whole word in the letters of its language.',
  'figures differ': 'Compare the languages, and correct the figure that is wrong.',
  'lists of unequal length': 'Give the list the same number of items in each language.',
  'plain space after a number': 'Put a no-break space there.',
  'HTML left out': 'Nothing is needed if the text reads well without.',
  'HTML that is seen': 'Write < and > in the source view of the editor, not in the text.',
  'video as a link': 'Nothing is needed if a link will do. A field for a file can play a video.',
  'text too long': 'Put its pictures into files, or shorten it.',
  'HTML nested too deep': 'Paste the text without its formatting, and format it again.',
  'headings out of order': 'Begin with a heading of level 2, and skip none.',
  'link leads nowhere': 'Correct the address, or put what it names in its place.',
  'folder that is not passed on': 'Tell whoever runs the site: it is no mistake of an editor.',
  'video in place of a picture': 'Put a picture here. A field for a picture or video can play it.',
  'no picture': 'Put a picture here, or link to the file from a text.',
  'video too heavy': 'Save it smaller: half a minute of 720p has about 8 MB.',
  'picture of another shape': 'Cut it to the shape in which it is shown.',
  'picture too heavy': 'Save it as JPEG or WebP, no larger than it is shown.',
  'picture too small': 'Use a larger one: this one is blurred on the page.',
  'page of no address': "Write 'home', or a part of the address of the page.",
  'page without a preview': 'Fill it in: search results and sent links show it.',
  'too long for a preview': 'Shorten it: the rest is cut off.',
} as const

/** Something in a record that its editor should look at. */
export interface Problem {
  level: (typeof LEVELS)[number]
  kind: keyof typeof FIXES
  /** Its path in the record, such as `sliderItems[2].ru_title`. Empty for the whole record. */
  field: string
  /** Completes a sentence that begins with the field. */
  message: string
  /** What to do, as a sentence. Without it, the kind's sentence in `FIXES` counts. */
  fix?: string | undefined
  /** The field that was probably meant. */
  suggestion?: string | undefined
}

export interface ProblemOfCall extends Problem {
  call: ContentCall
  /** The item of a list that the field belongs to, as an editor sees it: its number, from 1, and title. */
  item?: { list: string; number: number; title: string; field: string } | undefined
}

export const error = problemOf('error')
export const warning = problemOf('warning')
export const note = problemOf('note')

function problemOf(level: Problem['level']) {
  return (kind: Problem['kind'], field: string, message: string, fix?: string): Problem => ({
    level,
    kind,
    field,
    message,
    fix,
  })
}

/** The number of problems of each level: '2 errors, 1 warning, 0 notes'. */
export function formatCounts(problems: Problem[]): string {
  return LEVELS.map((level) => {
    const { length } = problems.filter((problem) => problem.level === level)
    return `${length} ${level}${length === 1 ? '' : 's'}`
  }).join(', ')
}

/** What to do, as a sentence. */
export function fixOf({ kind, fix = FIXES[kind] }: Problem): string {
  return fix
}

/** The place of a problem, as an editor looks for it: `serviceItems, item 6 "Testing", description`. */
export function placeOf({ field, item }: ProblemOfCall): string {
  if (!item) return field
  const { list, number, title, field: own } = item
  const parts = [list, `item ${number}${title && ` ${quoted(title, 40)}`}`, own]
  return parts.filter(Boolean).join(', ')
}

/** A message with its full stop. */
export function sentence(message: string): string {
  return message.endsWith('?') ? message : `${message}.`
}

/** The end of a sentence, with the name that was probably meant. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `; did you mean ${suggestion}?`
}
