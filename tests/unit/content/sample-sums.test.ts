import { expect, test } from 'vitest'
import type { ContentCall } from '../../../src/isomorphic/calls.ts'
import { sampleContent } from '../../support/content.ts'

const DRAMS_TO_THE_DOLLAR = 400

/** Reads only the English text: the check of the content compares the figures of the languages. */
function elementsOf(call: ContentCall) {
  const page = document.createElementNS('http://www.w3.org/1999/xhtml', 'div')
  page.innerHTML = String(sampleContent(call).description)
  return (selector: string) => [...page.querySelectorAll(selector)]
}

/** `14,400,000` and `53.48` as numbers. */
const figureOf = (text: string) => Number(text.replaceAll(',', ''))

/** The sums of a row: in drams and in dollars. */
function sumsOf(row: Element): [number, number] {
  const [drams = '', dollars = ''] = Array.from(row.querySelectorAll('td'), (td) => td.textContent)
  return [figureOf(drams), figureOf(dollars)]
}

const add = (sums: number[]) => sums.reduce((sum, one) => sum + one, 0)

test('in the services, dollars are the sums in drams', () => {
  const rows = elementsOf('get-service-page')('tr:has(td):not(:has(:nth-child(4)))')
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) {
    const [drams, dollars] = sumsOf(row)
    expect(Math.abs(drams / DRAMS_TO_THE_DOLLAR - dollars), row.textContent).toBeLessThan(0.005)
  }
})

test('in the services, each free unit has its price by area', () => {
  const rows = elementsOf('get-service-page')('tr:has(td:nth-child(8))')
  expect(rows).toHaveLength(8)
  for (const row of rows) {
    const [area = 0, drams = 0, dollars = 0] = Array.from(
      row.querySelectorAll('td:nth-child(n + 3)'),
      ({ textContent }) => figureOf(textContent),
    )
    expect([2000, 3200], row.textContent).toContain(drams / area)
    expect(dollars * DRAMS_TO_THE_DOLLAR, row.textContent).toBe(drams)
  }
})

/** The tables of the first year: inside and outside the zone. */
function yearTables() {
  return elementsOf('get-service-page')('table:has(tfoot)').map((table) => {
    const rows = [...table.querySelectorAll('tbody tr')]
    return {
      rows,
      sums: rows.map(sumsOf),
      foot: [...table.querySelectorAll('tfoot tr')].map(sumsOf),
    }
  })
}

const sumOf = (of: [number, number][]) => [
  add(of.map(([drams]) => drams)),
  add(of.map(([, dollars]) => dollars)),
]

test('in the services, the first year adds up', () => {
  const tables = yearTables()
  expect(tables).toHaveLength(2)
  for (const { sums, foot } of tables) expect(foot[0]).toEqual(sumOf(sums))
})

test('in the services, the sums below the first year follow from it', () => {
  const [inZone = expect.fail()] = yearTables()
  const [rent = [0, 0], charges = [0, 0]] = inZone.sums
  const [year = [0, 0], deposit = [0, 0], further = [0, 0], withWages = [0, 0], month = [0, 0]] =
    inZone.foot
  expect(deposit).toEqual(inZone.sums.at(-1))
  expect(sumOf([further, deposit])).toEqual(year)
  expect(withWages).toEqual(sumOf([year, [144_000_000, 360_000]]))
  expect(month.map((sum) => sum * 12)).toEqual(sumOf([rent, charges]))
})

test('in the services, each product of the first year is right', () => {
  const rows = yearTables().flatMap((table) => table.rows)
  const products = rows.filter((row) => row.textContent.includes('×'))
  expect(products).toHaveLength(6)
  for (const row of products) {
    const factors = row.querySelector('small')?.textContent.split('×') ?? []
    const product = factors
      .map((factor) => figureOf(/\d[\d,.]*\d|\d/.exec(factor)?.[0] ?? ''))
      .reduce((all, one) => all * one, 1)
    expect(product, row.textContent).toBeCloseTo(sumsOf(row)[0])
  }
})

test('in the incentives, a sale into the Union adds up', () => {
  const elements = elementsOf('get-resident-incentives-page')
  const [duty, tax, total] = elements('table:has(tfoot) tr:has(td)').map(sumsOf)
  expect(duty).toEqual([500_000, 1250])
  expect(tax).toEqual([10_500_000 * 0.2, 5250])
  expect(total).toEqual([2_600_000, 6500])
})

test('the days of the steps to residency add up', () => {
  const elements = elementsOf('get-become-resident-page')
  const days = elements('ol em').map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]))
  const [summary] = elements('h3 + p:has(strong)')
  const [total, weeks, ...parts] = (summary?.textContent.match(/\d+/g) ?? []).map(Number)
  expect(total).toBe(add(days))
  expect(weeks).toBe(Math.round(add(days) / 5))
  expect(add(parts)).toBe(total)
})
