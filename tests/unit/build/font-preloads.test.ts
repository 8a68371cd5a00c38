import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontPreloads } from '../../../build/font-preloads.ts'

const manifest = Object.fromEntries(
  globSync('src/fonts/*.woff2').map((font) => {
    const [, name] = /noto-(.+)\.woff2$/.exec(font) ?? []
    return [font, { file: `assets/${name}-a1b2.woff2` }]
  }),
)

test('a page preloads the fonts of its own language, and no others', () => {
  const { en, ru, arm } = fontPreloads(manifest)
  expect(en).toBe('')
  expect(ru).toMatch(/sans-cyrillic-a1b2.*serif-cyrillic-a1b2/)
  expect(ru).not.toContain('armenian')
  expect(arm).toContain(
    '<link rel="preload" as="font" crossorigin href="/assets/sans-armenian-a1b2.woff2">',
  )
})

test('a font that is missing in the build is named', () => {
  expect(() => fontPreloads({})).toThrow('The build has no font noto-sans-cyrillic.woff2.')
})
