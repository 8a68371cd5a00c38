import { expect, test } from 'vitest'
import { responseProblem } from '../../../../src/isomorphic/response-problem.ts'

const NO_LIST = 'a payload that is no list of records'

// content-cache.test.ts has the responses of the other calls.
test.each([
  [[{ title: 'Zone' }], undefined],
  [[null, { title: 'Zone' }], undefined],
  [[], undefined],
  [null, undefined],
  [[null, 'Zone'], NO_LIST],
  [{ title: 'Zone' }, NO_LIST],
  ['Zone', NO_LIST],
])('the tags of pages as %j: %s', (payload, problem) => {
  expect(responseProblem('meta-tags', { payload })).toBe(problem)
})
