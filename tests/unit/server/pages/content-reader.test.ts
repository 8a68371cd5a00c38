import { afterAll, expect, test } from 'vitest'
import { readerOf } from '../../../../server/pages/content-reader.ts'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { startBackendServer } from '../../../support/backend-server.ts'
import { FAULT_NAMES, FAULTS } from '../../../support/faults.ts'
import { faultLines } from '../support/temporary-site.ts'

const backend = await startBackendServer()
afterAll(backend.stop)

test.each(FAULT_NAMES)(
  'while pages are prerendered, only an answer that the server would pass on replaces the last: %s',
  async (fault) => {
    const log = faultLines()
    const { log: reason, endless } = FAULTS[fault]
    const outcome = reason ? 'kept' : 'taken'
    const reader = readerOf({
      settings: {
        apiBase: '/',
        contentApi: new URL(backend.url),
        contentTimeoutS: endless ? 1 : 60,
      },
      content: 'unused',
      siteUrl: new URL('https://fez.example'),
    })
    const callsRead = async () => {
      await reader.ask()
      return Object.keys(reader.answers).sort()
    }
    // On a busy machine, one second may be too short for an answer, so the reader may ask again.
    await expect.poll(callsRead).toEqual([...CONTENT_CALLS].sort())
    const before = reader.answers

    await backend.fault('get-home-page', fault)
    const news = await reader.ask()
    await backend.mend()

    expect(news).toBe(outcome === 'taken')
    // Without its backend, no call is answered.
    const faulty = fault === 'refused' ? CONTENT_CALLS : ['get-home-page']
    for (const call of CONTENT_CALLS) {
      const isTaken = outcome === 'taken' && faulty.includes(call)
      const isFailing = outcome === 'kept' && faulty.includes(call)
      expect(reader.answers[call] === before[call], call).toBe(!isTaken)
      expect(reader.failing.has(call), call).toBe(isFailing)
      expect(log.filter((line) => line.includes(call)).length, call).toBeLessThanOrEqual(1)
    }
  },
)
