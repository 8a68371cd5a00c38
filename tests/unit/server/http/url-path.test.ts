import { expect, test } from 'vitest'
import { pathSegments } from '../../../../server/http/url-path.ts'

test.each([
  ['/a/b%20c.png', ['a', 'b c.png']],
  ['/..a/.b/...', ['..a', '.b', '...']],
  ['/a/b/%2E%2e/.%2e/./%2e/c', ['c']],
  ['/a//b', undefined],
  ['/a/%2e%2fb', undefined],
  ['/a/..%2f', undefined],
  ['/a%5cb', undefined],
  ['/a%00', undefined],
  ['/%zz', undefined],
])('the path %s has the segments %j', (path, segments) => {
  expect(pathSegments(`http://fez.example${path}`)).toEqual(segments)
})
