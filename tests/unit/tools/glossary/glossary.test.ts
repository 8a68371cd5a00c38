import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parsePo } from '../../../../build/catalogs/parse-po.ts'
import {
  glossaryCatalog,
  glossaryTable,
  readGlossary,
} from '../../../../tools/glossary/glossary.ts'
import { unaligned } from '../support/unaligned.ts'

const TERMS = readGlossary()

test('docs/translating.md has the table of `npm run glossary`', () => {
  const guide = readFileSync('docs/translating.md', 'utf8')
  expect(unaligned(guide)).toContain(unaligned(glossaryTable(TERMS)))
})

test('each term has an entry of its own for Weblate and Poedit', () => {
  const { entries, problems } = parsePo(glossaryCatalog(TERMS, 'ru'))
  expect(problems).toEqual([])
  expect(new Set(entries.map(({ msgctxt, msgid }) => msgctxt + msgid)).size).toBe(TERMS.length)
  expect(entries).toContainEqual(
    expect.objectContaining({ msgctxt: 'cut', msgid: 'diamond', msgstr: 'бриллиант' }),
  )
})

test('a term can be put into a text as it is: no choice, gap or note', () => {
  const words = TERMS.flatMap((term) => [...term.words.values()])
  expect(words.filter((word) => /[;…()]/.test(word))).toEqual([])
})
