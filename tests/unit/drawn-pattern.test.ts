import { expect, test } from 'vitest'
import { drawnPattern } from '../../tools/catalogs/drawn-pattern.ts'

test.each([
  ['{number} of {total}', '2 of 6', '2 of'],
  ['Loading... (now)', 'Loading... (now)', 'LoadingXXX (now)'],
  ['Read <0>the law</0>', 'Read the law', 'Read <0>the law</0>'],
  ['{left, plural, one {# sign of {name}} other {# signs}} left', '7 signs left', '7 signs'],
])('%j is found on a page as %j, and not as %j', (text, drawn, other) => {
  expect(drawn).toMatch(new RegExp(drawnPattern(text)))
  expect(other).not.toMatch(new RegExp(drawnPattern(text)))
})
