import { afterAll, expect, test } from 'vitest'
import { readerOf } from '../../../../server/pages/content-reader.ts'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { startBackendServer } from '../../../support/backend-server.ts'
import { FAULTS } from '../../../support/faults.ts'
import { faultLines } from '../support/temporary-site.ts'

const backend = await startBackendServer()
afterAll(backend.stop)

// backend-faults.test.ts has all answers that the server does not pass on.
test.each(['refused', 'server error', 'truncated JSON', 'null payload', 'a huge text'] as const)(
  'while pages are prerendered, only an answer that the server would pass on replaces the last: %s',
  async (fault) => {
    const log = faultLines()
    const isTaken = FAULTS[fault].log === undefined
    const reader = readerOf({
      settings: { apiBase: '/', contentApi: new URL(backend.url), contentTimeoutS: 60 },
      content: 'unused',
      siteUrl: new URL('https://fez.example'),
    })
    expect(await reader.ask()).toBe(true)
    expect(Object.keys(reader.answers).sort()).toEqual([...CONTENT_CALLS].sort())
    const before = reader.answers
    expect(await reader.ask()).toBe(false)

    await backend.fault('get-home-page', fault)
    const hasNews = await reader.ask()
    await backend.mend()

    expect(hasNews).toBe(isTaken)
    // Without its backend, no call is answered.
    const faulty = fault === 'refused' ? CONTENT_CALLS : ['get-home-page']
    for (const call of CONTENT_CALLS) {
      const isFaulty = faulty.includes(call)
      expect(reader.answers[call] !== before[call], call).toBe(isTaken && isFaulty)
      expect(reader.failing.has(call), call).toBe(!isTaken && isFaulty)
      expect(log.filter((line) => line.includes(call)).length, call).toBeLessThanOrEqual(1)
    }
  },
)
