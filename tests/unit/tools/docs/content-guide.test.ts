import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
