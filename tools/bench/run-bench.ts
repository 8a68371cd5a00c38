import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { format } from 'oxfmt'
import { chromiumLaunchOptions } from '../commands/chromium.ts'
import { LANGUAGES, PRODUCT_ROUTES } from '../commands/product-routes.ts'
import { serveSite } from '../commands/serve-site.ts'
import { measureChanges } from './measure-change.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureLoad } from './measure-load.ts'
import { plotLoads } from './plot-loads.ts'
import { type Results, writeReport } from './report.ts'

/**
 * `npm run bench`: measures the built site and writes docs/performance.md. On two quiet cores it takes half an hour, or ten
 * minutes with one run of each (`--runs 1`). Two runs write nothing: two pages once (`--quick`), or a
 * part (`--routes /,/contact --languages en --parts load,change,lighthouse`).
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    routes: { type: 'string' },
    languages: { type: 'string' },
    parts: { type: 'string', default: 'load,change,lighthouse' },
    runs: { type: 'string' },
    port: { type: 'string', default: '9333' },
  },
})
const quick = values.quick ? { routes: '/,/contact', languages: 'en', runs: '1' } : {}
const chosen = { ...quick, ...values }
const routes = chosen.routes?.split(',') ?? ['/', ...PRODUCT_ROUTES.map(({ path }) => path)]
const languages = chosen.languages?.split(',') ?? LANGUAGES.map(({ code }) => code)
const parts = values.parts.split(',')
const isPart = Boolean(chosen.routes ?? chosen.languages) || parts.length < 3

console.log('Building …')
execFileSync('npm', ['run', 'build'], { stdio: 'ignore' })
const site = await serveSite()
const options = await chromiumLaunchOptions()
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${values.port}`],
})

const results: Results = { loads: [], changes: [], scores: [] }
try {
  if (parts.includes('load')) await measureLoads()
  if (parts.includes('change')) await measureAllChanges()
  if (parts.includes('lighthouse')) await measureScores()
} finally {
  await browser.close()
  site.close()
}

const { code: report } = await format('performance.md', writeReport(results), { printWidth: 100 })
console.log(report)
if (!isPart) {
  writeFileSync('docs/performance.md', report)
  writeFileSync('docs/performance.svg', plotLoads(results.loads))
}

async function measureLoads(): Promise<void> {
  const pages = routes.flatMap((name) =>
    languages.map((language) => ({ name, language, address: addressIn(language, name) })),
  )
  for (const { name, language, address } of pages) {
    const loads = await repeat(3, () => measureLoad(browser, address))
    results.loads.push({ name, language, loads })
    console.log(name, language)
  }
}

async function measureAllChanges(): Promise<void> {
  for (const path of routes.filter((route) => !['/', '/error'].includes(route))) {
    const changes = await measureChanges(browser, site.url, path, Number(chosen.runs ?? 7))
    if (changes.length > 0) results.changes.push({ path, changes })
    console.log(path)
  }
}

async function measureScores(): Promise<void> {
  const pages = routes.flatMap((route) =>
    languages.map((code) => ({ name: `${route} ${code}`, address: addressIn(code, route) })),
  )
  for (const { name, address } of pages) {
    const port = Number(values.port)
    const scores = await repeat(5, () => measureLighthouse(address, port))
    results.scores.push({ name, scores })
    console.log(name)
  }
}

/** A page for a first visitor, who has no stored language. */
function addressIn(language: string, route: string): string {
  return `${site.url}${route}?lang=${language}`
}

/** Runs one after another, as often as the options say. */
async function repeat<T>(usual: number, measure: () => Promise<T>): Promise<T[]> {
  const measured: T[] = []
  while (measured.length < Number(chosen.runs ?? usual)) measured.push(await measure())
  return measured
}
