import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import autocannon from 'autocannon'
import { callAddress, CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import type { serveSite } from '../support/serve-site.ts'
import type { Figures, Row } from './report.ts'
import { readHome } from './visit.ts'

type Site = Awaited<ReturnType<typeof serveSite>>

const SECONDS = 10

/**
 * Makes whole first visits of `/`, then only their content calls, and then only the page, from twenty
 * connections. Each is compared with a bare server that has the same bytes in memory.
 */
export async function measureThroughput(
  site: Site,
  browser: Browser,
  runs: number,
): Promise<Row[]> {
  const calls = CONTENT_CALLS.map((call) => callAddress('', call))
  const visit = await pathsOfVisit(browser, site.origin)
  const rows: Row[] = [
    { name: `a first visit, ${visit.length} requests`, runs: [] },
    { name: 'the nine content calls', runs: [] },
    { name: 'the page `/`', runs: [] },
  ]
  for (let run = 0; run < runs; run++) {
    for (const [index, paths] of [visit, calls, ['/']].entries())
      rows[index]?.runs.push(await compare(site, paths))
  }
  return rows
}

/** The paths that a browser requests from the site, except the video, which players request in parts. */
async function pathsOfVisit(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage()
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'media' && request.url().startsWith(origin))
      paths.add(request.url().slice(origin.length))
  })
  await readHome(page, origin)
  await page.close()
  return [...paths]
}

async function compare({ origin, pid }: Site, paths: string[]): Promise<Figures> {
  const figures = await measure(origin, pid, paths)
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()
  const bare = await measureBare(origin, paths)
  return {
    ...figures,
    'of a bare server, times': figures['processor, ms'] / bare['processor, ms'],
    'memory, MB': Number(kilobytes) / 1000,
  }
}

/** Measures the same requests to a server that only sends the same bytes. */
async function measureBare(origin: string, paths: string[]) {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [origin, 'br', ...paths])
  try {
    const [address] = (await once(server, 'message')) as [string]
    return await measure(address, server.pid, paths)
  } finally {
    server.kill()
  }
}

async function measure(url: string, pid: number | undefined, paths: string[]) {
  const headers = { 'accept-encoding': 'br' }
  const before = processorMs(pid)
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: 20,
    duration: SECONDS,
    requests: paths.map((path) => ({ path, headers })),
  })
  if (requests.total === 0) throw new Error(`${url} answered no request`)
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  const rounds = requests.total / paths.length
  return {
    'a second': rounds / SECONDS,
    'processor, ms': (processorMs(pid) - before) / rounds,
    '99 % within, ms': latency.p99,
  }
}

/** The processor time that a process has used. Linux counts it in hundredths of a second. */
function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
