import { styleText } from 'node:util'
import { escapeInvisible } from '../../server/log/escape-text.ts'
import { formatCounts, type ProblemOfCall } from './problem.ts'

const COLOURS = { error: 'red', warning: 'yellow', note: 'dim' } as const

/** A line for each problem, and one that counts them. Only terminals get colours. */
export function formatProblems(problems: ProblemOfCall[], where: string): string[] {
  const lines = problems.map(({ level, call, field, message }) =>
    [
      styleText(COLOURS[level], level.padEnd(7)),
      styleText('bold', escapeInvisible([call, field].filter(Boolean).join(' '))),
      escapeInvisible(message),
    ].join('  '),
  )
  return [
    ...lines,
    problems.length === 0 ? `${where}: nothing to mend.` : `${where}: ${formatCounts(problems)}.`,
  ]
}
