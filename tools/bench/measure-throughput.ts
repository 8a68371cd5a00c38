import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { serveSite } from '../commands/serve-site.ts'

export interface Throughput {
  encoding: string
  requestsPerSecond: number
  /** 99 of 100 answers took at most this long. */
  latencyMs: number
  /** The server's memory after these requests. */
  memoryMb: number
}

/** Requests `/` from twenty connections, in each encoding. */
export async function measureThroughput(
  site: Awaited<ReturnType<typeof serveSite>>,
): Promise<Throughput[]> {
  // Until the pages are prerendered, the answer is the shell.
  while (!(await fetch(site.url)).headers.get('Cache-Control')?.startsWith('public')) {
    await setTimeout(100)
  }
  const measured: Throughput[] = []
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const result = await autocannon({ url: site.url, connections: 20, duration: 10, headers })
    const { requests, latency, non2xx, errors } = result
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)]).toString()
    measured.push({
      encoding,
      requestsPerSecond: requests.average,
      latencyMs: latency.p99,
      memoryMb: Number(kilobytes) / 1000,
    })
  }
  return measured
}
