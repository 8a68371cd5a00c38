import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { callAddress, CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import type { serveSite } from '../support/serve-site.ts'
import type { Row } from './report.ts'

const ENCODINGS = ['br', 'gzip', 'identity']

/** A visit: the page, and the content calls that its scripts then make. */
const VISIT = ['/', ...CONTENT_CALLS.map((call) => callAddress('', call))]

/** Requests `/`, and then whole visits, from twenty connections, in each encoding. */
export async function measureThroughput({
  url,
  pid,
}: Awaited<ReturnType<typeof serveSite>>): Promise<{ visits: Row[]; throughput: Row[] }> {
  const visits: Row[] = []
  const throughput: Row[] = []
  for (const encoding of ENCODINGS) {
    const figures = await measure(url, encoding, ['/'])
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()
    throughput.push({
      name: encoding,
      runs: [{ ...figures, 'memory, MB': Number(kilobytes) / 1000 }],
    })
    const { 'requests a second': requests, ...others } = await measure(url, encoding, VISIT)
    const bare = await measureBare(url, encoding)
    const visit = {
      'visits a second': requests / VISIT.length,
      'of bare Hono, %': (100 * requests) / bare,
      ...others,
    }
    visits.push({ name: encoding, runs: [visit] })
  }
  return { visits, throughput }
}

async function measure(url: string, encoding: string, paths: string[]) {
  const headers = { 'accept-encoding': encoding }
  const result = await autocannon({
    url,
    connections: 20,
    duration: 10,
    requests: paths.map((path) => ({ path, headers })),
  })
  const { requests, latency, non2xx, errors } = result
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  return { 'requests a second': requests.average, '99 % within, ms': latency.p99 }
}

/** The requests a second to a server that only sends the same bytes. */
async function measureBare(url: string, encoding: string): Promise<number> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [url, encoding, ...VISIT])
  try {
    const [address] = (await once(server, 'message')) as [string]
    return (await measure(address, encoding, VISIT))['requests a second']
  } finally {
    server.kill()
  }
}
