import { expect, test } from 'vitest'
import { isPlainObject } from '../../../../src/isomorphic/is-plain-object.ts'
import { contentProblems } from '../../../../tools/check-content/content-problems.ts'
import {
  type ContentToCheck,
  folderContent,
  loadPayloads,
} from '../../../../tools/check-content/content-to-check.ts'

async function check(source: ContentToCheck) {
  return await contentProblems(await loadPayloads(source), source)
}

test('the check finds nothing in the sample content', async () => {
  expect(await check(folderContent('content'))).toEqual([])
})

test('the check finds nothing with the prefixes en_ and hy_', async () => {
  const folder = folderContent('content')
  const source: ContentToCheck = {
    response: async (call) =>
      JSON.parse(JSON.stringify(await folder.response(call), spelledOtherwise)) as {
        response: unknown
      },
    file: (address) => folder.file(address),
  }
  expect(await check(source)).toEqual([])
})

/** A replacer of JSON that gives fields with a value for each language the other prefixes. */
function spelledOtherwise(_: string, value: unknown): unknown {
  if (!isPlainObject(value)) return value
  const fields = Object.entries(value).map(([name, inner]) => {
    const spelling = `arm_${name}` in value ? `en_${name}` : name.replace(/^arm_/, 'hy_')
    return [spelling, inner]
  })
  return Object.fromEntries(fields)
}

const HOSTILE = JSON.parse(String.raw`[
  null, true, 7, "text", [], [[]], [null, 7, "x"], {}, { "title": [] }, { "toString": "x" },
  { "__proto__": { "title": "x" }, "constructor": { "prototype": 1 } },
  { "description": "<svg><style><img src=x onerror=alert(1)>", "banner": "\u001b[31m" }
]`) as unknown[]
HOSTILE.push(
  JSON.parse('['.repeat(10_000) + ']'.repeat(10_000)),
  JSON.parse(`{ "informative1": ${'{ "title": '.repeat(10_000)} 1 ${'}'.repeat(10_001)}`),
  { sliderItems: Array(500).fill({ ru_tittle: 'x' }), description: '<p>'.repeat(500) },
)

test.each(HOSTILE.map((payload, place) => [place, payload] as const))(
  'hostile payload %i gives problems and no crash',
  async (_, payload) => {
    const source: ContentToCheck = {
      response: () => Promise.resolve({ response: { payload } }),
      file: () => Promise.resolve({ failure: 'is not there' }),
    }
    expect((await check(source)).length).toBeLessThan(1000)
  },
)
