import { cpus } from 'node:os'
import type { measureChanges } from './measure-change.ts'
import type { Scores } from './measure-lighthouse.ts'
import type { Throughput } from './measure-throughput.ts'

export interface Results {
  changes: { path: string; changes: Awaited<ReturnType<typeof measureChanges>> }[]
  scores: { name: string; scores: Scores[] }[]
  throughput: Throughput[]
}

/** The results as Markdown. The figures of repeated runs are medians. */
export function writeReport({ changes, scores, throughput }: Results): string {
  const [processor] = cpus()
  return `# Performance, measured

\`npm run bench\` wrote this page, on ${cpus().length} processors (${processor?.model ?? 'unknown'}), with Chromium and Lighthouse's mobile profile: a processor that is four times slower, 1.4 Mbit/s, and 150 ms to the server and back. Each figure is a median of ${scores[0]?.scores.length ?? 0} runs. \`tools/bench/budgets.ts\` limits the bytes that \`/\` loads.

## From home to another page and back, with their content loaded

${table(
  ['from home to', 'there, ms', 'back, ms'],
  changes.map(({ path, changes: runs }) => [
    path,
    median(runs, ({ there }) => there).toFixed(0),
    median(runs, ({ back }) => back).toFixed(0),
  ]),
)}

## Lighthouse, mobile, simulated throttling

${table(
  ['page', ...SCORES, 'first paint, ms', 'largest paint, ms', 'blocked, ms'],
  scores.map(({ name, scores: runs }) => [
    name,
    ...SCORES.map((score) => median(runs, (run) => run[score]).toFixed(2)),
    ...TIMES.map((time) => median(runs, (run) => run[time]).toFixed(0)),
  ]),
)}

## The server, with twenty connections that ask for \`/\`

${table(
  ['encoding', 'requests a second', '99 % within, ms', 'memory, MB'],
  throughput.map(({ encoding, requestsPerSecond, latencyMs, memoryMb }) => [
    encoding,
    ...[requestsPerSecond, latencyMs, memoryMb].map((figure) => figure.toFixed(0)),
  ]),
)}
`
}

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['firstPaint', 'largestPaint', 'blocked'] as const

function table(columns: string[], rows: string[][]): string {
  return [columns, columns.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

function median<T>(runs: T[], read: (run: T) => number): number {
  return runs.map(read).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN
}
