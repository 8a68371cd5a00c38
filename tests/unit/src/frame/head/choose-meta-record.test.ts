import { expect, test } from 'vitest'
import { chooseMetaRecord } from '../../../../../src/frame/head/choose-meta-record.ts'

const records = ['home', 'residents', 'our-residenst', 'services', 'about', 'about-FEZ'].map(
  (page) => ({ page }),
)

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/residents', 'residents'],
  ['/our-residenst', 'our-residenst'],
  ['/about', 'about'],
])('the page %s is described by the record %s', (path, page) => {
  expect(chooseMetaRecord(records, path)?.page).toBe(page)
})

test("the record 'home' describes a path with that word, unless a longer page name matches", () => {
  expect(chooseMetaRecord(records, '/home-2')?.page).toBe('home')
  expect(chooseMetaRecord([...records, { page: 'home-2' }], '/home-2')?.page).toBe('home-2')
})

test('if the path contains several page names, the longest wins', () => {
  expect(chooseMetaRecord(records, '/about-FEZ')?.page).toBe('about-FEZ')
  expect(chooseMetaRecord(records, '/about-armania')?.page).toBe('about')
})

test('if two page names have the same length, the first wins', () => {
  const twice = [
    { page: 'blog', place: 1 },
    { page: 'blog', place: 2 },
  ]
  expect(chooseMetaRecord(twice, '/blog')?.place).toBe(1)
})

test('a page name is compared as it is spelt', () => {
  expect(chooseMetaRecord([{ page: 'about-fez' }], '/about-FEZ')).toBeUndefined()
})

test('a record without a page name describes no page', () => {
  const nameless: { page: string | undefined }[] = [{ page: undefined }, { page: '' }]
  expect(chooseMetaRecord(nameless, '/services')).toBeUndefined()
  expect(chooseMetaRecord(nameless, '/')).toBeUndefined()
  expect(chooseMetaRecord([...nameless, ...records], '/about-FEZ')?.page).toBe('about-FEZ')
})
