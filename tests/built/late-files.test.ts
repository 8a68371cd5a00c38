import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')
const named = (pattern: RegExp) =>
  [...read('index.html').matchAll(pattern)].map(([, file = '']) => file)
const entries = named(/ src="\/(assets\/[^"]+\.js)"/g)
const first = named(/ href="\/(assets\/[^"]+\.js)"/g)
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import) ?[`"]\.\/([^`"]+)/g)].map(
    ([, name = '']) => `assets/${name}`,
  )
const lateFilesOf = (file: string) =>
  [...read(file).matchAll(/import\(`\.\/([^`]+)`\)(\.then)?/g)].map(([, name = '', then]) => ({
    file: `assets/${name}`,
    then,
  }))

// Then a file that was lost can be imported from another address (`src/lazy-part.ts`).
test('each late file has one entry, and needs no other late file', () => {
  const late = first.flatMap(lateFilesOf)
  expect(late.length).toBeGreaterThan(5)
  for (const { file, then } of late) {
    expect(then, `${file} has several entries`).toBeUndefined()
    expect(
      importsOf(file).filter((other) => !first.includes(other)),
      `${file} imports`,
    ).toEqual([])
  }
})

// A proxy may change its address in the page. A file that imports it would start the site again.
test('no file imports the entry', () => {
  expect(entries).toHaveLength(1)
  expect(first.flatMap(importsOf)).toEqual(expect.arrayContaining(first.slice(0, -1)))
  expect(
    [...first, ...first.flatMap(lateFilesOf).map(({ file }) => file)].flatMap(importsOf),
  ).not.toContain(entries[0])
})

// Chrome heeds the hint only before any code.
test('four files tell Chrome to compile them while they load', () => {
  const files = [...first, ...first.flatMap(lateFilesOf).map(({ file }) => file)]
  const hinted = files.filter((file) => read(file).startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(hinted.map((file) => file.replace(/^assets\/(.+)-.{8}\.js$/, '$1')).sort()).toEqual([
    'carousel-engine',
    'libraries',
    'sanitize-html',
    'site',
  ])
})
