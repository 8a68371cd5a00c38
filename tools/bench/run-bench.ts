import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { readBuildManifest } from '../../server/pages/built/build-manifest.ts'
import { LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'
import { chromiumLaunchOptions } from '../support/chromium.ts'
import { serveSite } from '../support/serve-site.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureMenu, measureNavigations, measureOffline } from './measure-navigations.ts'
import { measureThroughput } from './measure-throughput.ts'
import { type Figures, formatReport, type Results } from './report.ts'

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
const [runs, port] = [Number(values.runs), Number(values.port)]

console.log('Building …')
execFileSync('npm', ['run', 'build'], { stdio: 'ignore' })
const listed = readBuildManifest()
  .routes.filter((route) => route.listed)
  .map(({ path }) => path)
const routes = values.routes?.split(',') ?? listed
const languages = values.languages?.split(',') ?? LANGUAGE_CODES
const site = await serveSite()
const options = await chromiumLaunchOptions()
const args = [...options.args, `--remote-debugging-port=${port}`]
const browser = await chromium.launch({ ...options, args })

const results: Results = { navigations: [], menu: [], offline: [], lighthouse: [], server: [] }
try {
  results.server = await measureThroughput(site, browser, runs)
  const menu: Figures[] = []
  while (menu.length < runs) menu.push(await measureMenu(browser, site.origin))
  results.menu.push({ name: '/', runs: menu })
  const paths = routes.filter((route) => route !== '/')
  results.offline.push({ name: '/', runs: [await measureOffline(browser, site.origin, paths)] })
  for (const path of paths) {
    console.log(path)
    const navigations = await measureNavigations(browser, site.origin, path, runs)
    if (navigations.length > 0) results.navigations.push({ name: path, runs: navigations })
  }
  for (const route of routes) {
    for (const language of languages) {
      const name = `${route} ${language}`
      console.log(name)
      // A first visitor has no stored language.
      const address = `${site.origin}${route}?lang=${language}`
      const figures: Figures[] = []
      while (figures.length < runs) figures.push(await measureLighthouse(address, port))
      results.lighthouse.push({ name, runs: figures })
    }
  }
} finally {
  await browser.close()
  await site.stop()
}

console.log(formatReport(results))
if (!values.routes && !values.languages) {
  writeFileSync('docs/performance.md', formatReport(results))
  execFileSync('oxfmt', ['docs/performance.md'])
}
