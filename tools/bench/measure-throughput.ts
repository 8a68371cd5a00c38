import { execFileSync } from 'node:child_process'
import autocannon from 'autocannon'
import type { serveSite } from '../commands/serve-site.ts'
import type { Row } from './report.ts'

/** Requests `/` from twenty connections, in each encoding. */
export async function measureThroughput({
  url,
  pid,
}: Awaited<ReturnType<typeof serveSite>>): Promise<Row[]> {
  const rows: Row[] = []
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const result = await autocannon({ url, connections: 20, duration: 10, headers })
    const { requests, latency, non2xx, errors } = result
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()
    const figures = {
      'requests a second': requests.average,
      '99 % within, ms': latency.p99,
      'memory, MB': Number(kilobytes) / 1000,
    }
    rows.push({ name: encoding, runs: [figures] })
  }
  return rows
}
