import { medianOf } from './median.ts'
import type { Results } from './report.ts'

const LEFT = 230
const WIDTH = 900
const ROW = 18
const TOP = 40

/** One line for each page, from first paint to completion. A mark is the end of the preloader. */
export function plotLoads(loads: Results['loads']): string {
  const rows = loads.map(({ name, language, loads: runs }) => ({
    label: `${name} ${language}`,
    firstPaint: medianOf(runs, (load) => load.firstPaint),
    gone: medianOf(runs, (load) => load.preloaderGone),
    complete: medianOf(runs, (load) => Math.max(load.complete, load.preloaderGone)),
  }))
  const seconds = Math.ceil(Math.max(...rows.map((row) => row.complete), 1000) / 1000)
  const x = (ms: number) => Math.round(LEFT + (ms / 1000 / seconds) * (WIDTH - LEFT - 20))
  const height = TOP + rows.length * ROW + 10
  const ticks = Array.from({ length: seconds + 1 }, (_, second) => {
    const at = x(second * 1000)
    return `<path d="M${at} ${TOP - 8}V${height}" stroke="#d9d0ca"/><text x="${at}" y="20" text-anchor="middle">${second} s</text>`
  })
  const lines = rows.map(({ label, firstPaint, gone, complete }, place) => {
    const y = TOP + place * ROW + ROW / 2
    const end = Math.max(complete, firstPaint)
    return `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${label}</text>
      <path d="M${x(firstPaint)} ${y}H${x(end) + 2}" stroke="#1f6f8b" stroke-width="6"/>
      ${gone ? `<path d="M${x(gone)} ${y - 6}v12" stroke="#e08a2e" stroke-width="3"/>` : ''}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#1b2229">
    <title>From first paint to completion, with the end of the preloader, in seconds after the click</title>
    <rect width="${WIDTH}" height="${height}" fill="#fdfaf8"/>
    ${[...ticks, ...lines].join('\n    ')}
    </svg>
`
}
