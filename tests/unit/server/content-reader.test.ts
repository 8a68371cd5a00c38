import { afterAll, expect, test } from 'vitest'
import { readerOf } from '../../../server/pages/content-reader.ts'
import { CONTENT_CALLS } from '../../../src/api/calls/calls.ts'
import { startSecondBackend } from '../../support/second-backend.ts'
import type { Fault } from '../../support/second-backend/faults.ts'
import { faultLines } from './temporary-site.ts'

const backend = await startSecondBackend()
afterAll(backend.stop)

/** Whether the pages take the faulty answer, or keep the one from before. */
const OUTCOMES: Record<Fault, 'kept' | 'taken'> = {
  refused: 'kept',
  reset: 'kept',
  hang: 'kept',
  'slow drip': 'kept',
  'redirect loop': 'kept',
  'redirect to another host': 'kept',
  'not found': 'kept',
  'server error': 'kept',
  'empty body': 'kept',
  HTML: 'kept',
  'truncated JSON': 'kept',
  'malformed JSON': 'kept',
  'body broken off': 'kept',
  'invalid UTF-8': 'kept',
  'a body of 200 MB': 'kept',
  'gzip bomb': 'kept',
  'strings of 5 MB': 'kept',
  'null payload': 'taken',
  'wrong types': 'taken',
  'missing fields': 'taken',
  'deep nesting': 'taken',
  'a payload of nothing but brackets': 'taken',
}

test.each(Object.entries(OUTCOMES) as [Fault, 'kept' | 'taken'][])(
  'while pages are prerendered, an answer with this fault: %s is %s',
  async (fault, outcome) => {
    const log = faultLines()
    const endless = fault === 'hang' || fault === 'slow drip'
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
    // This answer is read in full each time, but logged only once.
    if (fault === 'strings of 5 MB') await reader.ask()
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
