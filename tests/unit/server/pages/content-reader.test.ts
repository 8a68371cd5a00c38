import { afterAll, expect, test } from 'vitest'
import { createContentReader } from '../../../../server/pages/content-reader.ts'
import { CONTENT_CALLS } from '../../../../src/api/calls/calls.ts'
import { startBackendServer } from '../../../support/backend-server.ts'
import { FAULTS } from '../../../support/faults.ts'
import { captureErrorLines } from '../support/test-site.ts'

const backend = await startBackendServer()
afterAll(backend.stop)

// backend-faults.test.ts has all responses that the server does not pass on.
test.each(['refused', 'server error', 'null payload', 'a huge text'] as const)(
  'while pages are prerendered, only a response that the server would forward replaces the last: %s',
  async (fault) => {
    const log = captureErrorLines()
    const isTaken = FAULTS[fault].log === undefined
    const settings = { apiBase: '/', contentApi: new URL(backend.url), contentTimeoutS: 60 }
    const reader = createContentReader(settings, new URL('https://fez.example'))
    expect(await reader.refresh()).toBe(true)
    expect(Object.keys(reader.responses).sort()).toEqual([...CONTENT_CALLS].sort())
    const before = reader.responses
    const asked = backend.requests().length
    expect(await reader.refresh()).toBe(false)
    const again = backend.requests().slice(asked)
    expect(again).not.toEqual([])
    for (const { headers } of again) {
      expect(headers).toHaveProperty('if-none-match')
      expect(headers).toHaveProperty('if-modified-since')
    }

    await backend.fault('get-home-page', fault)
    const hasNews = await reader.refresh()
    await backend.mend()

    expect(hasNews).toBe(isTaken)
    // Without its backend, no call is answered.
    const faulty = fault === 'refused' ? CONTENT_CALLS : ['get-home-page']
    for (const call of CONTENT_CALLS) {
      const isFaulty = faulty.includes(call)
      expect(reader.responses[call] !== before[call], call).toBe(isTaken && isFaulty)
      expect(reader.failing.has(call), call).toBe(!isTaken && isFaulty)
      expect(log.filter((line) => line.includes(call)).length, call).toBeLessThanOrEqual(1)
    }
  },
)

test('without CONTENT_API, content comes from VITE_API_BASE if that is another origin', async () => {
  const settings = { apiBase: backend.url, contentApi: undefined, contentTimeoutS: 60 }
  const reader = createContentReader(settings, new URL('https://fez.example'))
  expect(await reader.refresh()).toBe(true)
  expect(reader.responses['contact-us']).toContain('Gyumri')
})
