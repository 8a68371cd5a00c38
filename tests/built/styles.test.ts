import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Safari before 16.4 applies no rule below a query that it cannot read.
test('Safari 16 can read how the styles ask for widths and heights', () => {
  const [, file] =
    /href="(\/assets\/[^"]+\.css)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
  const queries = readFileSync(`dist${file}`, 'utf8').match(/@media[^{]+/g)
  expect(queries).toContain('@media (min-width:48rem)')
  expect(queries?.filter((query) => /[<>]|not ?\(/.test(query))).toEqual([])
})
