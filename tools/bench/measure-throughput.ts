import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { serveSite } from '../commands/serve-site.ts'

/**
 * `npm run bench:throughput`: requests a second of `/` from the built site, in each encoding, and the
 * server's memory after them.
 */
const SECONDS = 10
const CONNECTIONS = 20

const site = await serveSite()
// Until the pages are prerendered, the answer is the shell.
while (!(await fetch(site.url)).headers.get('Cache-Control')?.startsWith('public')) {
  await setTimeout(100)
}
for (const encoding of ['br', 'gzip', 'identity']) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: site.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': encoding },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  console.log(
    `${encoding}: ${Math.round(requests.average)} a second, 99 % within ${latency.p99} ms`,
  )
}
const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString())
console.log(`memory: ${Math.round(kilobytes / 1000)} MB`)
site.close()
