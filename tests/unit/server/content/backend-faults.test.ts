import { expect, test } from 'vitest'
import { FAULTS } from '../../../support/faults.ts'
import { siteWithBackend } from '../support/site-with-backend.ts'
import { captureErrorLines } from '../support/test-site.ts'

const CALLS = ['get-home-page', 'contact-us', 'navbar-data'] as const

const ERRORS: Record<number, string> = {
  502: '{"error":"There is no content that can be shown."}',
  504: '{"error":"The content backend took too long."}',
}

// content-cache.test.ts has the reason of each fault, and tests/built/prerendered-pages.test.ts the memory
// that the server needs during faults.
test.each(['server error', 'hang', 'null payload'] as const)(
  'first calls to a backend with this fault are a line each: %s',
  async (fault) => {
    const lines = captureErrorLines()
    const { log: reason, endless } = FAULTS[fault]
    const status = reason ? (endless ? 504 : 502) : 200
    const patience = endless ? '1' : '60'
    const { get, ...backend } = await siteWithBackend(undefined, { CONTENT_TIMEOUT: patience })
    await Promise.all(CALLS.map((call) => backend.fault(call, fault)))
    const responses = await Promise.all(CALLS.map((call) => get(`/fez/${call}?path=fez&a=private`)))

    for (const [place, call] of CALLS.entries()) {
      const response = responses[place] ?? expect.fail()
      expect(response.status, call).toBe(status)
      const body = await response.text()
      if (reason) expect(body, call).toBe(ERRORS[status])
      else expect(body, call).toMatch(/^\{"payload":/)
      const own = lines.filter((line) => line.includes(`/fez/${call} failed: `))
      expect(own, call).toEqual(reason ? [expect.stringMatching(reason)] : [])
    }
    const isLine = /^GET http:\S+ failed: \S.*\n$/
    expect(lines.filter((line) => !isLine.test(line))).toEqual([])
  },
)
