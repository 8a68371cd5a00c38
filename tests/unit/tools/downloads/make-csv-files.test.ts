import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeCsvFiles } from '../../../../tools/downloads/make-csv-files.ts'

test('each table of the sample content is the file that it links to', () => {
  const tables = [...makeCsvFiles('content')]
  const paths = ['units', 'units-ru', 'units-hy'].map((name) => `media/${name}.csv`)
  expect(tables.map(([path]) => path)).toEqual(paths)
  for (const [path, csv] of tables) expect(readFileSync(`content/${path}`, 'utf8')).toBe(csv)
})
