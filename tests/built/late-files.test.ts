import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')
const first = [...read('index.html').matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file = '']) => file,
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
    const imported = [...read(file).matchAll(/from ?[`"]\.\/([^`"]+)/g)].map(
      ([, name = '']) => `assets/${name}`,
    )
    expect(
      imported.filter((other) => !first.includes(other)),
      `${file} imports`,
    ).toEqual([])
  }
})
