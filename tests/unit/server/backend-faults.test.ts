import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../src/api/calls/calls.ts'
import { startSecondBackend } from '../../support/second-backend.ts'
import type { Fault } from '../../support/second-backend/faults.ts'
import { startSharedServer } from './start-program.ts'

/** The visitor's status for each fault, and the reason in the log. */
const OUTCOMES: Record<Fault, [status: number, reason?: RegExp]> = {
  refused: [502, /ECONNREFUSED/],
  reset: [502, /ECONNRESET|other side closed/],
  hang: [504, /no answer within 1 s/],
  'slow drip': [504, /no answer within 1 s/],
  'redirect loop': [502, /redirects without end/],
  'redirect to another host': [502, /leaves the backend, to http:\/\/elsewhere\.test\//],
  'not found': [502, /status 404/],
  'server error': [502, /status 500/],
  'empty body': [502, /an empty body/],
  HTML: [502, /no JSON/],
  'truncated JSON': [502, /no JSON/],
  'malformed JSON': [502, /no JSON/],
  'body broken off': [502, /other side closed|terminated/],
  'invalid UTF-8': [502, /no UTF-8/],
  'a body of 200 MB': [502, /more than 8 MB/],
  'gzip bomb': [502, /more than 8 MB/],
  // The server passes these answers on, and the site finds out what is wrong with their content.
  'null payload': [200],
  'wrong types': [200],
  'missing fields': [200],
  'strings of 5 MB': [200],
  'deep nesting': [200],
  'a payload of nothing but brackets': [200],
}

const backend = await startSecondBackend()
const folder = await mkdtemp(join(tmpdir(), 'fez-test-'))
const start = (patience: number) =>
  startSharedServer(folder, {
    CONTENT_API: backend.url,
    CONTENT_TIMEOUT: String(patience),
    // Otherwise the server would request content for its pages during the test.
    PAGES_MAX_AGE: '3600',
  })
/** The impatient server gets the endless faults, the patient one all others. */
const servers = { impatient: await start(1), patient: await start(60) }
let log = ''
for (const { program } of Object.values(servers)) {
  program.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
}

afterAll(async () => {
  for (const { program } of Object.values(servers)) program.kill('SIGKILL')
  await backend.stop()
  await rm(folder, { recursive: true })
})

const FAULTS = Object.entries(OUTCOMES) as [Fault, (typeof OUTCOMES)[Fault]][]

test.each(FAULTS)(
  'nine calls at once to a backend with this fault: %s',
  async (fault, [status, reason]) => {
    await Promise.all(CONTENT_CALLS.map((call) => backend.fault(call, fault)))
    const { address } = status === 504 ? servers.impatient : servers.patient
    const askOne = (call: string) => ask(address, call)
    const answers = await Promise.all(CONTENT_CALLS.map(askOne))
    await backend.mend()

    for (const [place, call] of CONTENT_CALLS.entries()) {
      const [given, body] = answers[place] ?? []
      expect(given, call).toBe(status)
      expect(body, call).toMatch(reason ? /^\{"error":/ : /^\{"payload":/)
      if (reason) await expect.poll(() => linesOf(call, reason)).toHaveLength(1)
    }
    const statuses = async () =>
      (await Promise.all(CONTENT_CALLS.map(askOne))).map(([given]) => given)
    await expect.poll(statuses).toEqual(CONTENT_CALLS.map(() => 200))
  },
)

test('each failed call is one line in the log, without a stack', () => {
  const reasons = new Set(FAULTS.flatMap(([, [, reason]]) => reason?.source ?? []))
  const lines = log.trimEnd().split('\n')
  expect(lines).toHaveLength(reasons.size * CONTENT_CALLS.length)
  for (const line of lines) expect(line).toMatch(/^GET http:\S+ failed: \S/)
})

// Only Linux reports the peak memory of a process.
test.runIf(process.platform === 'linux')('the server needed less than 300 MB of memory', () => {
  for (const { program } of Object.values(servers)) {
    const status = readFileSync(`/proc/${program.pid ?? ''}/status`, 'utf8')
    const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1])
    expect(peak / 1024).toBeLessThan(300)
  }
})

async function ask(address: string, call: string): Promise<[status: number, body: string]> {
  const answer = await fetch(`${address}fez/${call}?path=fez`)
  return [answer.status, await answer.text()]
}

function linesOf(call: string, reason: RegExp): string[] {
  return log.split('\n').filter((line) => line.includes(`/fez/${call} `) && reason.test(line))
}
