import { expect, test } from 'vitest'
import { chooseMetaRecord } from '../../../../../src/frame/head/choose-meta-record.ts'

const NAMES = ['residents', 'home', 'our-residenst', 'services', 'about', 'about-FEZ']

test.each<[path: string, names: (string | undefined)[], chosen: string | undefined]>([
  ['/', NAMES, 'home'],
  ['/residents', NAMES, 'residents'],
  ['/our-residenst', NAMES, 'our-residenst'],
  ['/about', NAMES, 'about'],
  ['/about-armania', NAMES, 'about'],
  // The longest name in the path wins.
  ['/about-FEZ', NAMES, 'about-FEZ'],
  ['/home-2', NAMES, 'home'],
  ['/home-2', [...NAMES, 'home-2'], 'home-2'],
  // A name is compared as it is spelt.
  ['/about-FEZ', ['about-fez'], undefined],
  // A record without a page name describes no page.
  ['/', [undefined, ''], undefined],
  ['/about-FEZ', [undefined, '', ...NAMES], 'about-FEZ'],
])('the page %s is described by that of the records %j whose page is %j', (path, names, chosen) => {
  const records = names.map((page) => ({ page }))
  expect(chooseMetaRecord(records, path)?.page).toBe(chosen)
})

test('if two page names have the same length, the first wins', () => {
  const records = [1, 2].map((place) => ({ page: 'blog', place }))
  expect(chooseMetaRecord(records, '/blog')?.place).toBe(1)
})
