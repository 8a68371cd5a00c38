import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Public lists of content blockers hide elements whose class or id has one of these words. */
const HIDDEN =
  /(^|-)(ads?|adverts?|banner-ads?|consent|cookies?|follow|newsletter|popup|promo|rss|share|sharing|social|sponsors?|subscribe)(-|$)/

test('no class and no id has a word that content blockers hide', () => {
  const sources = globSync('{index.html,src/**/*.tsx}').map((file) => readFileSync(file, 'utf8'))
  const names = sources
    .flatMap((source) => [...source.matchAll(/\b(?:className|class|id)=(?:\{`|")([^"`]+)/g)])
    .flatMap(([, list = '']) => list.split(/\s+/))
  expect(names).toContain('networks')
  expect(names.filter((name) => HIDDEN.test(name))).toEqual([])
})
