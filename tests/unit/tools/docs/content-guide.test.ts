import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RECORD_WORDS } from '../../../../src/api/all-endpoints.words.ts'
import { CONTENT_CALLS } from '../../../../src/isomorphic/calls.ts'
import {
  describeAllowedHtml,
  describeContent,
  listRecords,
} from '../../../../tools/docs/describe-content.ts'
import { unaligned } from '../support/unaligned.ts'

test('docs/content.md has the tables of `npm run docs`', () => {
  const guide = readFileSync('docs/content.md', 'utf8')
  for (const tables of [listRecords(), describeContent()]) {
    expect(unaligned(guide)).toContain(unaligned(tables))
  }
})

test('docs/content.md names what the sanitiser allows', () => {
  // The formatter has broken the lines.
  const words = (text: string) => text.split(/\s+/).join(' ')
  const guide = readFileSync('docs/content.md', 'utf8')
  expect(words(guide)).toContain(words(describeAllowedHtml()))
})

test.each(CONTENT_CALLS)('the sketch of %s has straight edges', (call) => {
  const rows = RECORD_WORDS[call].sketch.trim().split('\n')
  const widths = rows.map(
    (row) => row.lastIndexOf('│') + row.lastIndexOf('┐') + row.lastIndexOf('┘'),
  )
  expect(new Set(widths)).toHaveLength(1)
})
