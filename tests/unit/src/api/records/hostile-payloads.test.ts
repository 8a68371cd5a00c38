import { expect, test } from 'vitest'
import { ALL_ENDPOINTS } from '../../../../../src/api/all-endpoints.ts'
import { readResponse } from '../../../../../src/api/records/record-query.ts'
import { hasContent } from '../../../../../src/i18n/has-content.ts'
import { localize } from '../../../../../src/i18n/localized.ts'
import { CONTENT_CALLS, type ContentCall } from '../../../../../src/isomorphic/calls.ts'
import { LANGUAGE_CODES } from '../../../../../src/isomorphic/languages.ts'
import { responseProblem } from '../../../../../src/isomorphic/response-problem.ts'
import { sampleContent } from '../../../../support/content.ts'

/** Values that no field expects. */
const NASTY = JSON.parse(String.raw`[
  null, true, false, 0, -1, 1e308, 3.5,
  "", " ", "\u0000", "\ud83c", "text", "[object Object]", "null", "<p>", "__proto__", "javascript:alert(1)",
  [], [[]], [null], [{}], [1, "a", null, [], {}], ["text"],
  {}, { "title": {} }, { "title": [] }, { "values": 1 }, { "values": { "en": {} } }, { "length": 3 },
  { "toString": "x" }, { "constructor": { "prototype": 1 } }, { "0": { "title": "x" } },
  { "__proto__": { "title": "x", "img": 7 } },
  { "title": "x", "ru_title": null, "arm_title": 7, "Desc": [], "image": { } },
  [{ "title": 7, "ru_title": [], "img": {}, "description": null, "count": [], "aboutUrl": 1, "page": {} }],
  [{ "title": "x" }, { "title": "x", "__proto__": null }]
]`) as unknown[]
NASTY.push(
  '🏔️'.repeat(1000),
  Array<null>(1000).fill(null),
  JSON.parse('['.repeat(100) + ']'.repeat(100)),
)

/** A payload of another form than the record is a failure of the call. */
function read(call: ContentCall, payload: unknown): unknown {
  const readNow = () => readResponse(ALL_ENDPOINTS[call], { payload })
  const problem = responseProblem(call, { payload })
  if (problem === undefined) return readNow()
  expect(readNow).toThrow(`The response is ${problem}.`)
  return null
}

test.each(CONTENT_CALLS)('no payload of %s breaks its reader', (call) => {
  const sample = sampleContent(call)
  for (const payload of NASTY.flatMap((value) => [value, ...damaged(sample, value)])) {
    const record = read(call, payload)
    expect(record === null || hasContent(record), 'empty is null').toBe(true)
    for (const language of LANGUAGE_CODES)
      expect(isClean(localize(record, language)), `only texts in ${language}`).toBe(true)
  }
})

// The record of 'meta-tags' is a list.
test.each(CONTENT_CALLS.filter((call) => call !== 'meta-tags'))(
  'a field of %s with an unexpected value spoils no other field',
  (call) => {
    const sample = sampleContent(call)
    const whole = leaves(read(call, sample))
    for (const field of Object.keys(sample)) {
      const left = leaves(read(call, { ...sample, [field]: { bad: [null] } }))
      const lost = leaves({ [field]: sample[field] }).length
      expect(left.length, `texts without ${field}`).toBeGreaterThanOrEqual(whole.length - lost)
    }
  },
)

/** The sample with `value` in every field, and then with `value` in every field of every item. */
function damaged(sample: unknown, value: unknown): unknown[] {
  if (Array.isArray(sample)) return [sample.map((item) => damaged(item, value)[0])]
  if (typeof sample !== 'object' || sample === null) return [value]
  const fields = Object.entries(sample)
  return [
    Object.fromEntries(fields.map(([field]) => [field, value])),
    Object.fromEntries(
      fields.map(([field, inner]) => [
        field,
        Array.isArray(inner) ? damaged(inner, value)[0] : inner,
      ]),
    ),
  ]
}

/** Whether a localised record consists only of non-empty texts, lists and records. */
function isClean(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && Object.values(value).every(isClean)
}

/** All texts and numbers at any depth, except ids. */
function leaves(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [value]
  return Object.entries(value).flatMap(([field, inner]) => (field === 'id' ? [] : leaves(inner)))
}
