import { cpus } from 'node:os'

/** The figures of one run, by their column in the report. */
export type Figures = Record<string, number>

export interface Row {
  name: string
  runs: Figures[]
}

export interface Results {
  navigations: Row[]
  menu: Row[]
  offline: Row[]
  lighthouse: Row[]
  server: Row[]
}

/** The results as Markdown. The figures of repeated runs are medians. */
export function formatReport({ navigations, menu, offline, lighthouse, server }: Results): string {
  const [processor] = cpus()
  const best = columnsOf(lighthouse).filter((column) =>
    lighthouse.every(({ runs }) => median(runs, column) === '100'),
  )
  return `# Performance, measured

\`npm run bench\` wrote this page, on ${cpus().length} processors (${processor?.model ?? 'unknown'}), with Chromium and Lighthouse's mobile profile: a processor that is four times slower, 1.6 Mbit/s, and 150 ms to the server and back. Each figure is a median of ${lighthouse[0]?.runs.length ?? 0} runs. \`tests/browser/support/budgets.ts\` limits the bytes that \`/\` loads.

## What a visitor waits for: a click on home, the way back, the same click again

Each run is a new visitor, who has read for a moment. A click counts until the first screen of the page is shown with its content, and then until the rest of the page is drawn, too (\`below-first-screen.tsx\`).

${table('from home to', navigations)}

## The menu, pressed as soon as it can be seen, from the beginning of the visit

${table('page', menu)}

## Without a connection, which is lost on home

${table('from', offline)}

## Lighthouse, mobile, simulated throttling

${best.length > 0 ? `Each page has 100 for ${best.join(', ')}.\n\n` : ''}${table('page', lighthouse, best)}

## What the server needs, with twenty visitors at once

A first visit is all that a browser requests, without the video. A bare server, \`node:http\`, has the same bytes in memory and does nothing else, as a static host would at best.

${table('brotli', server)}
`
}

function columnsOf(rows: Row[]): string[] {
  return Object.keys(rows[0]?.runs[0] ?? {})
}

function table(name: string, rows: Row[], leftOut: string[] = []): string {
  const columns = columnsOf(rows).filter((column) => !leftOut.includes(column))
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
  return Number((sorted[Math.floor(runs.length / 2)] ?? NaN).toPrecision(3)).toString()
}
