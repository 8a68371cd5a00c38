import { expect, test } from 'vitest'
import type { ContentCall } from '../../../../src/isomorphic/calls.ts'
import { contentProblems } from '../../../../tools/check-content/content-problems.ts'
import type { ContentToCheck } from '../../../../tools/check-content/content-to-check.ts'
import { parseRecordJson } from '../../../../tools/check-content/parse-record-json.ts'
import { fixOf, placeOf, sentence } from '../../../../tools/check-content/problem.ts'
import { sampleContent } from '../../../support/content.ts'
import { SOUND_RECORDS, WRONG_RECORDS } from '../support/wrong-content.ts'

const SOURCE: ContentToCheck = {
  response: () => Promise.resolve({ response: {} }),
  file: () => Promise.resolve({ type: 'image/png', bytes: 1000 }),
}

async function linesOf(call: ContentCall, payload: unknown): Promise<string[]> {
  const problems = await contentProblems([{ call, payload }], SOURCE)
  // The records are in three languages, so a text is missing in each other language of the site.
  const own = problems.filter(({ message }) => !/who read (?!Russian|Armenian)/.test(message))
  return own.map((one) => `${one.level} ${placeOf(one)} ${sentence(one.message)} ${fixOf(one)}`)
}

test.each(WRONG_RECORDS)('a mistake in %s is reported once: $2', async (call, record, line) => {
  expect(await linesOf(call, record)).toEqual([expect.stringContaining(line)])
})

test.each(SOUND_RECORDS)('what is right in %s is not reported: %j', async (call, record) => {
  expect(await linesOf(call, record)).toEqual([])
})

test.each([
  ['is too large', `<p>${'word '.repeat(30_000)}</p>`, 'has 150 thousand characters, so its page'],
  [
    'is nested too deep',
    '<div>Hall '.repeat(15_000),
    'has hundreds of elements in each other, so only',
  ],
])('a text that %s to be shown is reported', async (_, description, message) => {
  const lines = await linesOf('get-service-page', { description })
  expect(lines).toContainEqual(expect.stringContaining(`error description ${message}`))
})

test.each([
  [0, { en_title: 'A long title '.repeat(5) }, 'en_title has 64 characters: at most 60.'],
  [
    6,
    { page: 'servises' },
    "page is 'servises', which is in no page's address; did you mean servic",
  ],
  [7, { image: '' }, 'image is empty, and /contact needs it for link previews.'],
])('a mistake in the metadata is reported once: record %i with %j', async (place, change, line) => {
  const records = sampleContent('meta-tags') as unknown as object[]
  const lines = await linesOf('meta-tags', records.with(place, { ...records[place], ...change }))
  expect(lines).toEqual([expect.stringMatching(/^warning item \d "\w+", /)])
  expect(lines[0]).toContain(line)
})

test('a line that counts more problems of a kind does not have the cure of one of them', async () => {
  const links = Array.from({ length: 22 }, (_, index) => `<a href="hall-${index}.pdf">Hall</a>`)
  const lines = await linesOf('get-service-page', { description: links.join() })
  expect(lines).toContain(
    'error  has 2 more: link leads nowhere. Correct the address, or put what it names in its place.',
  )
})

test('the second of two records for one page is reported', async () => {
  const lines = await linesOf('meta-tags', [{ page: 'services' }, { page: 'services' }])
  expect(lines.filter((line) => line.includes('item 2'))).toEqual([
    `warning item 2 "services", page is 'services', as in item 1, which the site uses instead. Delete one of the two records.`,
  ])
})

const COMMAS_AND_QUOTES = 'Put a comma between entries but none after the last, and straight quot'

test.each([
  ['', 'is empty. Put the last one back, or write {} for an empty record.'],
  ['\u00ff\u00fe{\0}\0', 'is in UTF-16. Save it as UTF-8.'],
  ['{ "a": "\u00d3\u00f1" }', 'is not in UTF-8. Save it as UTF-8.'],
  ['{\n  "a": "x"\n  "b": "y"\n}', `(line 3 column 3). ${COMMAS_AND_QUOTES}`],
  ['{ "a": "x\ny" }', 'Within a text, write one as \\" and begin no new line.'],
  ['{\n  "a": [\n    "x",\n  ]\n}', `"x", ] }" is not valid JSON. ${COMMAS_AND_QUOTES}`],
  ['\u00ef\u00bb\u00bf{ "a": [null, -1.5e3, "\\u0041", "\u007f"], "b": {} }', 'is sound'],
])('bytes that are no JSON are named with their place and cure: $0', (bytes, line) => {
  const decoded = parseRecordJson(Buffer.from(bytes, 'latin1'))
  const { message, fix } = 'value' in decoded ? { message: 'is sound', fix: '' } : decoded
  expect(`${message}. ${fix}`).toContain(line)
})
