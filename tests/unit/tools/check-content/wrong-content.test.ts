import { expect, test } from 'vitest'
import type { ContentCall } from '../../../../src/isomorphic/calls.ts'
import { contentProblems } from '../../../../tools/check-content/content-problems.ts'
import type { ContentToCheck } from '../../../../tools/check-content/content-to-check.ts'
import { parseRecordJson } from '../../../../tools/check-content/parse-record-json.ts'
import { fixOf, placeOf, sentence } from '../../../../tools/check-content/problem.ts'
import { JSON_SLIPS } from '../support/json-slips.ts'
import { SOUND_RECORDS, WRONG_RECORDS } from '../support/wrong-content.ts'

const SOURCE: ContentToCheck = {
  response: () => Promise.resolve({ response: {} }),
  file: () => Promise.resolve({ isPicture: true, bytes: 1000 }),
}

async function linesOf(call: ContentCall, payload: unknown): Promise<string[]> {
  const problems = await contentProblems([{ call, payload }], SOURCE)
  // The records are in three languages, so a text is missing in each other language of the site.
  const own = problems.filter(({ message }) => !/who read (?!Russian|Armenian)/.test(message))
  return own.map((one) => `${one.level} ${placeOf(one)} ${sentence(one.message)} ${fixOf(one)}`)
}

test.each(WRONG_RECORDS)('a mistake in %s is reported once: %j', async (call, record, line) => {
  expect(await linesOf(call, record)).toEqual([expect.stringContaining(line)])
})

test.each(SOUND_RECORDS)('what is right in %s is not reported: %j', async (call, record) => {
  expect(await linesOf(call, record)).toEqual([])
})

test('the second of two records for one page is reported', async () => {
  const lines = await linesOf('meta-tags', [{ page: 'services' }, { page: 'services' }])
  expect(lines.filter((line) => line.includes('item 2'))).toEqual([
    `warning item 2 "services", page is 'services', as in item 1, which the site uses instead. Delete one of the two records.`,
  ])
})

test.each(JSON_SLIPS)('a slip in JSON is named with its place and cure: %s', (json, line) => {
  const decoded = parseRecordJson(Buffer.from(json, 'latin1'))
  const { message, fix } = 'value' in decoded ? { message: 'is sound', fix: '' } : decoded
  expect(`${message}. ${fix}`).toContain(line)
})
