import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeContent } from '../../../../tools/check-content/describe-content.ts'

test('the tables of docs/content.md are those that `npm run openapi` makes', () => {
  // The formatter has aligned the columns.
  const unaligned = (tables: string) => tables.replaceAll(/ +(?=\|)/g, ' ').replaceAll(/-+/g, '-')
  const guide = readFileSync('docs/content.md', 'utf8')
  expect(unaligned(guide)).toContain(unaligned(describeContent()))
})
