import { cpus } from 'node:os'

/** The figures of one run, by the column of the report. */
export type Figures = Record<string, number>

export interface Row {
  name: string
  runs: Figures[]
}

export interface Results {
  navigations: Row[]
  lighthouse: Row[]
  visits: Row[]
  throughput: Row[]
}

/** The results as Markdown. The figures of repeated runs are medians. */
export function formatReport({ navigations, lighthouse, visits, throughput }: Results): string {
  const [processor] = cpus()
  return `# Performance, measured

\`npm run bench\` wrote this page, on ${cpus().length} processors (${processor?.model ?? 'unknown'}), with Chromium and Lighthouse's mobile profile: a processor that is four times slower, 1.4 Mbit/s, and 150 ms to the server and back. Each figure is a median of ${lighthouse[0]?.runs.length ?? 0} runs. \`tests/browser/support/budgets.ts\` limits the bytes that \`/\` loads.

## The server, with twenty visitors at once

A visit is the page \`/\` and the nine content calls that its scripts make. Bare Hono is a server that sends the same bytes and does nothing else.

${table('encoding', visits)}

## From home to another page and back, with their content loaded

${table('from home to', navigations)}

## Lighthouse, mobile, simulated throttling

${table('page', lighthouse)}

## The server, with twenty connections that ask only for \`/\`

${table('encoding', throughput)}
`
}

function table(name: string, rows: Row[]): string {
  const columns = Object.keys(rows[0]?.runs[0] ?? {})
  const medians = rows.map((row) => [
    row.name,
    ...columns.map((column) => median(row.runs, column)),
  ])
  return [[name, ...columns], ['---', ...columns.map(() => '---')], ...medians]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function median(runs: Figures[], column: string): string {
  const sorted = runs.map((run) => run[column] ?? NaN).toSorted((a, b) => a - b)
  return (sorted[Math.floor(runs.length / 2)] ?? NaN).toFixed(0)
}
