import { cpus } from 'node:os'
import { BUDGETS } from './budgets.ts'
import type { measureChanges } from './measure-change.ts'
import type { Scores } from './measure-lighthouse.ts'
import type { Load } from './measure-load.ts'
import { medianOf } from './median.ts'

export interface Results {
  loads: { name: string; language: string; loads: Load[] }[]
  changes: { path: string; changes: Awaited<ReturnType<typeof measureChanges>> }[]
  scores: { name: string; scores: Scores[] }[]
}

/** The results as Markdown. All figures are medians. */
export function writeReport({ loads, changes, scores }: Results): string {
  const [processor] = cpus()
  return [
    '# Performance, measured',
    `\`npm run bench\` wrote this page, on ${cpus().length} processors
    (${processor?.model ?? 'unknown'}), with Chromium and Lighthouse's mobile profile: a processor
    that is four times slower, 1.4 Mbit/s, and 150 ms to the server and back. Each figure is a median:
    of ${loads[0]?.loads.length ?? 0} first visits, ${changes[0]?.changes.length ?? 0} changes of page,
    or ${scores[0]?.scores.length ?? 0} runs of Lighthouse.`,
    loads.length > 0 && '![First paint, preloader gone and page complete](performance.svg)',
    loads.length > 0 && '## A first visit',
    `Times are in ms after the start of the navigation. A page is complete when every text has its
    font and every picture in the window has loaded. The columns from 'document' to 'media' are the
    sizes of the compressed files in kB.`,
    loads.length > 0 && loadTable(loads),
    loads.length > 0 && budgetTable(loads),
    changes.length > 0 && '## From home to another page and back, with their content loaded',
    changes.length > 0 && changeTable(changes),
    scores.length > 0 && '## Lighthouse, mobile, simulated throttling',
    scores.length > 0 && scoreTable(scores),
  ]
    .filter((part) => part !== false)
    .map((part) => (part.startsWith('|') ? part : part.replace(/\n\s+/g, ' ')))
    .join('\n\n')
}

function loadTable(loads: Results['loads']): string {
  const types = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'Media']
  const columns = ['page', 'language', 'first paint', 'preloader gone', 'complete', 'last shift']
  const rows = loads.map(({ name, language, loads: runs }) => {
    const middle = (read: (load: Load) => number) => medianOf(runs, read)
    const shifts = middle((load) => load.shifts)
    return [
      name,
      language,
      whole(middle((load) => load.firstPaint)),
      whole(middle((load) => load.preloaderGone)),
      whole(middle((load) => Math.max(load.complete, load.preloaderGone))),
      shifts < 0.0005
        ? 'none'
        : `${shifts.toFixed(3)} at ${whole(middle((load) => load.lastShift))}`,
      ...types.map((type) => kilobytes(middle((load) => load.bytes[type] ?? 0))),
      whole(middle((load) => load.requests)),
    ]
  })
  return table([...columns, ...types.map((type) => type.toLowerCase()), 'requests'], rows)
}

function budgetTable(loads: Results['loads']): string {
  const bytes = (name: string, type: string, language = 'en') => {
    const page = loads.find((load) => load.name === name && load.language === language)
    return medianOf(page?.loads ?? [], (load) => load.bytes[type] ?? 0)
  }
  const languages = [...new Set(loads.filter(({ name }) => name === '/').map((l) => l.language))]
  return table(
    ['`/` loads', 'kB', 'at most'],
    [
      ['scripts', kilobytes(bytes('/', 'Script')), kilobytes(BUDGETS.scriptsBytes)],
      ['styles', kilobytes(bytes('/', 'Stylesheet')), kilobytes(BUDGETS.stylesBytes)],
      ...languages.map((language) => [
        `fonts, ${language}`,
        kilobytes(bytes('/', 'Font', language)),
        kilobytes(BUDGETS.fontsBytes),
      ]),
    ],
  )
}

function changeTable(changes: Results['changes']): string {
  const rows = changes.map(({ path, changes: runs }) => [
    path,
    whole(medianOf(runs, ({ there }) => there)),
    whole(medianOf(runs, ({ back }) => back)),
  ])
  return table(['from home to', 'there, ms', 'back, ms'], rows)
}

function scoreTable(scores: Results['scores']): string {
  const columns = ['performance', 'accessibility', 'best-practices', 'seo'] as const
  const rows = scores.map(({ name, scores: runs }) => [
    name,
    ...columns.map((column) => medianOf(runs, (run) => run[column]).toFixed(2)),
    whole(medianOf(runs, (run) => run.firstPaint)),
    whole(medianOf(runs, (run) => run.largestPaint)),
    whole(medianOf(runs, (run) => run.blocked)),
  ])
  const times = ['first paint, ms', 'largest paint, ms', 'blocked, ms']
  return table(['page', ...columns, ...times], rows)
}

function table(columns: string[], rows: string[][]): string {
  return [columns, columns.map(() => '---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

const whole = (value: number) => value.toFixed(0)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
