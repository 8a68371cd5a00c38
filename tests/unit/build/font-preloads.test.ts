import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontPreloads } from '../../../build/font-preloads.ts'
import { OFFERED_LANGUAGES } from '../../../src/isomorphic/languages.ts'

const manifest = Object.fromEntries(
  globSync('src/fonts/*.woff2').map((font) => {
    const [, name] = /noto-(.+)\.woff2$/.exec(font) ?? []
    return [font, { file: `assets/${name}-a1b2.woff2` }]
  }),
)

test.each([
  ['en', []],
  ['ru', ['sans-cyrillic', 'serif-cyrillic']],
  ['arm', ['sans-armenian', 'serif-armenian']],
] as const)('a page in %s preloads %j', (language, fonts) => {
  const tags = fonts.map(
    (font) => `<link rel="preload" as="font" crossorigin href="/assets/${font}-a1b2.woff2">`,
  )
  const isOffered = OFFERED_LANGUAGES.includes(language)
  expect(fontPreloads(manifest)[language]).toBe(isOffered ? tags.join('') : '')
})

test('a font that is missing in the build is named', () => {
  expect(() => fontPreloads({})).toThrow(/The build has no font noto-sans-\w+\.woff2\./)
})
