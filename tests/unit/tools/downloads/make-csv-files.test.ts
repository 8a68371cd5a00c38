import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeCsvFiles } from '../../../../tools/downloads/make-csv-files.ts'

test('each table of the sample content is the file that it links to', () => {
  const tables = [...makeCsvFiles()]
  expect(tables.map(([name]) => name)).toEqual(['units.csv', 'units-ru.csv', 'units-hy.csv'])
  for (const [name, csv] of tables) expect(readFileSync(`public/${name}`, 'utf8')).toBe(csv)
})
