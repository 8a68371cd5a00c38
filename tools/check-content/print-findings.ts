import { styleText } from 'node:util'
import { visibleText } from '../../server/visible-text.ts'
import { type Finding, LEVELS } from './finding.ts'

const COLOURS = { error: 'red', warning: 'yellow', note: 'dim' } as const

/** A line for each finding, and one that counts them. Only terminals get colours. */
export function linesOf(findings: Finding[], where: string): string[] {
  const lines = findings.map(({ level, call, field, says }) =>
    [
      styleText(COLOURS[level], level.padEnd(7)),
      styleText('bold', visibleText([call, field].filter(Boolean).join(' '))),
      visibleText(says),
    ].join('  '),
  )
  const counts = LEVELS.map((level) => {
    const { length } = findings.filter((one) => one.level === level)
    return `${length} ${level}${length === 1 ? '' : 's'}`
  })
  return [
    ...lines,
    findings.length === 0 ? `${where}: nothing to mend.` : `${where}: ${counts.join(', ')}.`,
  ]
}
