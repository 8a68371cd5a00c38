import { expect, test } from 'vitest'
import { contentProblems } from '../../../../tools/check-content/content-problems.ts'
import type { ContentToCheck } from '../../../../tools/check-content/content-to-check.ts'

const SOURCE: ContentToCheck = {
  response: () => Promise.resolve({ response: {} }),
  file: () => Promise.resolve({ failure: 'is not there' }),
}

const LENGTH = 20_000
const filled = (part: string) => part.repeat(LENGTH / part.length)

const TEXTS = [
  filled('a'),
  filled('a.'),
  filled('a@.'),
  filled('?'),
  filled('? '),
  filled('1\u00a0'),
  filled('&amp;lt;a'),
]
const ADDRESSES = [`/${filled('/')}a`, `a@${filled('.')}@`, filled('.'), `.${filled('pdf#.')}\n`]

test.each([
  ...TEXTS.map((text) => ({ title: text, description: text })),
  ...ADDRESSES.map((address) => ({
    readMore: address,
    description: `<a href="${address}">Go</a>`,
  })),
])('20 kB are checked in the time of usual texts: %#', async (fields) => {
  const check = (informative1: object) =>
    timeOf(() => contentProblems([{ call: 'get-about-page', payload: { informative1 } }], SOURCE))
  const usual = { title: 'The zone', description: filled('The zone has halls. ') }
  expect(await check(fields)).toBeLessThan(20 * (await check(usual)))
})

/** The shorter of two runs, so that another program's work counts less. */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < 2; count += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return Math.min(...times)
}
