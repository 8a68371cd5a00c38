import { beforeEach, expect, test, vi } from 'vitest'
import { CONTENT_CALLS, type ContentCall } from '../../../src/api/calls/calls.ts'
import { requestRecord } from '../../../src/api/records/content-record.ts'
import { CONTENT_RECORDS } from '../../../src/api/records/content-records.ts'
import { createQueryClient } from '../../../src/api/records/query-client.ts'
import { sampleContent, startBackend } from '../../support/backend.ts'
import { FAULT_NAMES, FAULTS } from '../../support/faults.ts'

// tests/component/failing-content.test.tsx has the effect of each outcome on the page.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

function startStore(call: ContentCall, answer: unknown) {
  const backend = startBackend({ [call]: answer })
  const store = createQueryClient()
  const record = CONTENT_RECORDS[call]
  const outcome = () => {
    const state = store.getQueryState(record.queryKey)
    if (state?.status === 'error') return 'failure'
    return state?.data === null ? 'nothing yet' : 'content'
  }
  return { backend, outcome, ask: () => requestRecord(store, record) }
}

const answered = FAULT_NAMES.filter((fault) => FAULTS[fault].shows !== 'on its way')
const cases = CONTENT_CALLS.flatMap((call) => answered.map((fault) => [call, fault] as const))

test.each(cases)(
  '%s with the fault %s has the expected outcome, and recovers',
  async (call, fault) => {
    const { answer, shows } = FAULTS[fault]
    const { backend, outcome, ask } = startStore(call, answer(call))
    await ask()
    expect(outcome()).toBe(shows)
    expect(console.error).toHaveBeenCalledTimes(shows === 'failure' ? 1 : 0)

    backend.answer(call, sampleContent(call))
    await ask()
    expect(outcome()).toBe('content')
    expect(backend.asked).toHaveLength(shows === 'content' ? 1 : 2)
  },
)
