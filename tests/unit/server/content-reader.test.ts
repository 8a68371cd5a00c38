import { afterAll, expect, test } from 'vitest'
import { readerOf } from '../../../server/pages/content-reader.ts'
import { CONTENT_CALLS } from '../../../src/api/calls/calls.ts'
import { startSecondBackend } from '../../support/second-backend.ts'
import type { Fault } from '../../support/second-backend/faults.ts'
import { faultLines } from './temporary-site.ts'

const backend = await startSecondBackend()
afterAll(backend.stop)

/** Whether the pages take the faulty answers, or keep the ones from before. */
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
  'while pages are prerendered, nine answers with this fault: %s are %s',
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

    await Promise.all(CONTENT_CALLS.map((call) => backend.fault(call, fault)))
    const news = await reader.ask()
    // These answers are read in full each time, but logged only once.
    if (fault === 'strings of 5 MB') await reader.ask()
    await backend.mend()

    expect(news).toBe(outcome === 'taken')
    for (const call of CONTENT_CALLS) {
      expect(reader.answers[call] === before[call], call).toBe(outcome === 'kept')
      expect(reader.failing.has(call), call).toBe(outcome === 'kept')
      expect(log.filter((line) => line.includes(call)).length, call).toBeLessThanOrEqual(1)
    }
  },
)
