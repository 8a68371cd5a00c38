import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { exchange } from './exchange.ts'
import { median } from './median.ts'
import { serveSite } from '../commands/serve-site.ts'

/**
 * `npm run bench:throughput`: requests a second of `/` from the built site, and from plain Hono with the
 * same bytes. The two take turns, so that other work of the machine affects both.
 */
const ROUNDS = 5
const ROUND_MS = 2_000
const CONNECTIONS = 20

const site = await serveSite()
// Until the pages are prerendered, the answer is the shell.
while (!(await fetch(site.url)).headers.get('Cache-Control')?.startsWith('public')) {
  await setTimeout(100)
}

const program = join(import.meta.dirname, 'plain-hono.ts')
const plain = spawn(process.execPath, [program, site.url], { stdio: ['ignore', 'pipe', 'inherit'] })
const [said] = (await once(plain.stdout, 'data')) as [Buffer]
const plainUrl = said.toString().trim()

for (const coding of ['br', 'gzip', 'identity']) {
  const rounds: { ours: number; theirs: number }[] = []
  await rate(site.url, coding)
  await rate(plainUrl, coding)
  while (rounds.length < ROUNDS) {
    rounds.push({ ours: await rate(site.url, coding), theirs: await rate(plainUrl, coding) })
  }
  const ours = Math.round(median(rounds.map((round) => round.ours)))
  const theirs = Math.round(median(rounds.map((round) => round.theirs)))
  const ratio = median(rounds.map((round) => round.ours / round.theirs)).toFixed(2)
  console.log(`${coding}: ${ours} a second, Hono alone ${theirs}, ratio ${ratio}`)
}
plain.kill()
site.close()

/** Requests a second. Each connection asks again after its answer. */
async function rate(url: string, coding: string): Promise<number> {
  const start = performance.now()
  const ends = start + ROUND_MS
  const counts = Array.from({ length: CONNECTIONS }, () => exchange(url, coding, ends))
  const answers = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  return (answers * 1000) / (performance.now() - start)
}
