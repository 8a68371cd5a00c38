import { expect, test } from 'vitest'
import { parseCount } from '../../../../src/ui/parse-count.ts'

test.each([
  // The columns are: as written, at the start, halfway.
  ['120', '0', '60'],
  ['1200+', '0+', '600+'],
  ['85%', '0%', '43%'],
  ['1,200', '0', '600'],
  ['12,400', '0', '6,200'],
  ['1 200', '0', '600'],
  ['1\u00a0200\u00a0000', '0', '600\u00a0000'],
  ['2.400.000', '0', '1.200.000'],
  ['3.5', '0.0', '1.8'],
  ['0,8', '0,0', '0,4'],
  ['1,200.50 m²', '0.00 m²', '600.25 m²'],
  ['over 30', 'over 0', 'over 15'],
  ['≈ 24 ha', '≈ 0 ha', '≈ 12 ha'],
  ['24/7', '0/7', '12/7'],
  ['1,200.5', '0.0', '600.3'],
  ['2400', '0', '1200'],
  ['0', '0', '0'],
  ['007', '0', '4'],
  ['0.125', '0.000', '0.063'],
  ['0,125 %', '0,000 %', '0,063 %'],
  ['3.14159', '0.00000', '1.57079'],
  ['1’200', '0', '600'],
  ["12'400.5 m", '0.0 m', "6'200.3 m"],
  ['since 2014', 'since 0', 'since 1007'],
])('%j counts up from %j by way of %j and ends as it was written', (text, start, halfway) => {
  const textAt = parseCount(text)
  expect(textAt?.(0)).toBe(start)
  expect(textAt?.(0.5)).toBe(halfway)
  expect(textAt?.(1)).toBe(text)
})

test('a number of very many digits is no count', () => {
  expect(parseCount(`0.${'1'.repeat(200)}`)).toBeUndefined()
  expect(parseCount('1'.repeat(200))).toBeUndefined()
})

test.each(['', 'many', '—', '∞', '% +', '1 200,300.5', '2014 120', '1,20,000'])(
  '%j is no count',
  (text) => {
    expect(parseCount(text)).toBeUndefined()
  },
)
