import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeCsvFiles } from '../../../../tools/downloads/make-csv-files.ts'

test('each table of the sample content is the file that it links to', () => {
  const tables = [...makeCsvFiles()]
  expect(tables.map(([name]) => name)).toEqual(['units.csv', 'units-ru.csv', 'units-hy.csv'])
  for (const [name, csv] of tables) expect(readFileSync(`public/${name}`, 'utf8')).toBe(csv)
})

test('the figures in the files are the same in all languages, and can be read by programs', () => {
  const figures = [...makeCsvFiles().values()].map((csv) => csv.match(/(?<=,)[\d.]+(?=[,\r])/g))
  expect(figures[0]?.slice(0, 5)).toEqual(['300', '600000', '1500', '6', '120'])
  expect(figures[0]).toContain('3.6')
  expect(figures[1]).toEqual(figures[0])
  expect(figures[2]).toEqual(figures[0])
})
