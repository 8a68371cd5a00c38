import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { startBackendServer } from '../../../support/backend-server.ts'
import { FAULT_NAMES, FAULTS } from '../../../support/faults.ts'
import { peakMemoryMb } from '../../../support/start-server.ts'
import { startSharedServer } from '../support/start-program.ts'

const backend = await startBackendServer()
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
const log = () => Object.values(servers).flatMap(({ errorLines }) => errorLines())

afterAll(async () => {
  for (const { program } of Object.values(servers)) program.kill('SIGKILL')
  await backend.stop()
  await rm(folder, { recursive: true })
})

test.each(FAULT_NAMES)('nine calls at once to a backend with this fault: %s', async (fault) => {
  const { log: reason, endless } = FAULTS[fault]
  const status = reason ? (endless ? 504 : 502) : 200
  await Promise.all(CONTENT_CALLS.map((call) => backend.fault(call, fault)))
  const { address } = endless ? servers.impatient : servers.patient
  const requestCall = (call: string) => request(address, call)
  const responses = await Promise.all(CONTENT_CALLS.map(requestCall))
  await backend.mend()

  for (const [place, call] of CONTENT_CALLS.entries()) {
    const [given, body] = responses[place] ?? []
    expect(given, call).toBe(status)
    expect(body, call).toMatch(reason ? /^\{"error":/ : /^\{"payload":/)
    if (reason) await expect.poll(() => linesOf(call, reason)).toHaveLength(1)
  }
  const statuses = async () =>
    (await Promise.all(CONTENT_CALLS.map(requestCall))).map(([given]) => given)
  await expect.poll(statuses).toEqual(CONTENT_CALLS.map(() => 200))
})

test('each failed call is one line in the log, without a stack', () => {
  const reasons = new Set(FAULT_NAMES.flatMap((fault) => FAULTS[fault].log?.source ?? []))
  const lines = log()
  expect(lines).toHaveLength(reasons.size * CONTENT_CALLS.length)
  for (const line of lines) expect(line).toMatch(/^GET http:\S+ failed: \S/)
})

test('the server needed less than 300 MB of memory', () => {
  for (const { program } of Object.values(servers)) {
    expect(peakMemoryMb(program)).toBeLessThan(300)
  }
})

async function request(address: string, call: string): Promise<[status: number, body: string]> {
  const response = await fetch(`${address}fez/${call}?path=fez`)
  return [response.status, await response.text()]
}

function linesOf(call: string, reason: RegExp): string[] {
  return log().filter((line) => line.includes(`/fez/${call} `) && reason.test(line))
}
