import { expect, test } from 'vitest'
import { checkContent } from '../../../../tools/check-content/check.ts'
import {
  type ContentSource,
  folderSource,
  loadRecords,
} from '../../../../tools/check-content/content-source.ts'

async function check(source: ContentSource) {
  return await checkContent(await loadRecords(source), source)
}

test('the check finds nothing in the sample content', async () => {
  expect(await check(folderSource('content'))).toEqual([])
})

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
    const source: ContentSource = {
      response: () => Promise.resolve({ response: { payload } }),
      file: () => Promise.resolve({ failure: 'is not there' }),
    }
    expect((await check(source)).length).toBeLessThan(1000)
  },
)
