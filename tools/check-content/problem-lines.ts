import { styleText } from 'node:util'
import { escapeInvisible } from '../../server/platform/log/escape-invisible.ts'
import { RECORD_WORDS } from '../../src/api/all-endpoints.words.ts'
import { fixOf, formatCounts, placeOf, type ProblemOfCall, sentence } from './problem.ts'

const COLOURS = { error: 'red', warning: 'yellow', note: 'dim' } as const

/** A line for each problem with what to do, and one that counts them. Only terminals get colours. */
export function problemLines(problems: ProblemOfCall[], where: string): string[] {
  const lines = problems.map((problem) => {
    const { level, call, message } = problem
    const { page } = RECORD_WORDS[call]
    const place = [call, placeOf(problem), page && `(${page})`].filter(Boolean).join(' ')
    return [
      styleText(COLOURS[level], level.padEnd(7)),
      styleText('bold', escapeInvisible(place)),
      escapeInvisible(`${sentence(message)} ${fixOf(problem)}`),
    ].join('  ')
  })
  return [
    ...lines,
    problems.length === 0 ? `${where}: nothing to mend.` : `${where}: ${formatCounts(problems)}.`,
  ]
}
