import { expect, test } from 'vitest'
import { chooseMetaRecord } from '../../../../../src/frame/head/choose-meta-record.ts'

const NAMES = [
  // A record without a page name describes no page.
  undefined,
  '',
  ...['residents', 'home', 'home-2', 'our-residenst', 'services', 'about', 'about-FEZ', 'Contact'],
]

test.each([
  ['/', 'home'],
  ['/residents', 'residents'],
  ['/our-residenst', 'our-residenst'],
  ['/about', 'about'],
  ['/about-armania', 'about'],
  // The longest name in the path wins.
  ['/about-FEZ', 'about-FEZ'],
  ['/home-2', 'home-2'],
  ['/home-3', 'home'],
  // A name is compared as it is spelt.
  ['/contact', undefined],
  ['/faq', undefined],
])('the page %s is described by the record %s', (path, chosen) => {
  const records = NAMES.map((page) => ({ page }))
  expect(chooseMetaRecord(records, path)?.page).toBe(chosen)
})

test('if two page names have the same length, the first wins', () => {
  const records = [1, 2].map((place) => ({ page: 'blog', place }))
  expect(chooseMetaRecord(records, '/blog')?.place).toBe(1)
})
