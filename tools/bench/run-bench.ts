import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { format } from 'oxfmt'
import { chromiumLaunchOptions } from '../commands/chromium.ts'
import { LANGUAGES, PRODUCT_PATHS } from '../commands/product-routes.ts'
import { serveSite } from '../commands/serve-site.ts'
import { measureChanges } from './measure-change.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureThroughput } from './measure-throughput.ts'
import { type Results, writeReport } from './report.ts'

/**
 * `npm run bench`: measures the built site and writes docs/performance.md. On two quiet cores it takes
 * a quarter of an hour. A run of some routes or languages only prints its figures
 * (`--routes /,/contact --languages en --runs 1`).
 */
const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    languages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '9333' },
  },
})
const routes = values.routes?.split(',') ?? PRODUCT_PATHS
const languages = values.languages?.split(',') ?? LANGUAGES.map(({ code }) => code)
const runs = Number(values.runs)

console.log('Building …')
execFileSync('npm', ['run', 'build'], { stdio: 'ignore' })
const site = await serveSite()
const options = await chromiumLaunchOptions()
const args = [...options.args, `--remote-debugging-port=${values.port}`]
const browser = await chromium.launch({ ...options, args })

const results: Results = { changes: [], scores: [], throughput: [] }
try {
  results.throughput = await measureThroughput(site)
  for (const path of routes.filter((route) => !['/', '/error'].includes(route))) {
    console.log(path)
    const changes = await measureChanges(browser, site.url, path, runs)
    if (changes.length > 0) results.changes.push({ path, changes })
  }
  for (const route of routes) {
    for (const language of languages) {
      const name = `${route} ${language}`
      console.log(name)
      // A first visitor has no stored language.
      const address = `${site.url}${route}?lang=${language}`
      const scores = []
      while (scores.length < runs)
        scores.push(await measureLighthouse(address, Number(values.port)))
      results.scores.push({ name, scores })
    }
  }
} finally {
  await browser.close()
  site.close()
}

const { code: report } = await format('performance.md', writeReport(results), { printWidth: 100 })
console.log(report)
if (!values.routes && !values.languages) writeFileSync('docs/performance.md', report)
