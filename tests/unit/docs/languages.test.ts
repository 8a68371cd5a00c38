import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES_AND_TAGS, OFFERED_LANGUAGES } from '../../../src/isomorphic/languages.ts'
import { LANGUAGES } from '../../support/product-routes.ts'

test('product-routes.ts has the languages that visitors can choose', () => {
  expect(LANGUAGES.map(({ code }) => code)).toEqual(OFFERED_LANGUAGES)
})

test('docs/backend.md has the prefix of each language', () => {
  const rows = readFileSync('docs/backend.md', 'utf8').matchAll(/^\| `(\w+)` +\| .*title` +\|$/gm)
  expect(Array.from(rows, ([, language]) => language)).toEqual(OFFERED_LANGUAGES)
})

test('nginx’s cache in operating.md keeps a page for each name of a language', () => {
  const [, names = ''] =
    /\^\((\S+)\)\$ language=\$cookie_language/.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
  expect(new Set(names.split('|'))).toEqual(new Set(LANGUAGE_CODES_AND_TAGS))
})
