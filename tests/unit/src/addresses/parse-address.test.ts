import { expect, test } from 'vitest'
import { parseAddress, safeMediaAddress } from '../../../../src/addresses/parse-address.ts'
import { PAGE } from '../../../support/page-address.ts'
import { EXTERNAL_ADDRESSES, REFUSED_ADDRESSES } from '../support/hostile-addresses.ts'

// tests/unit/src/html/corpus.test.ts has addresses of this site in disguise.
test.each([undefined, '', ...REFUSED_ADDRESSES])('%j is not followed', (address) => {
  expect(parseAddress(address, PAGE)).toBeUndefined()
  expect(safeMediaAddress(address, PAGE)).toBeUndefined()
})

test.each(EXTERNAL_ADDRESSES)('%j leads to another site', (address) => {
  const { href } = new URL(address, PAGE)
  expect(parseAddress(address, PAGE)).toEqual({ href, kind: 'external' })
})

test.each([
  ['/services', '/services'],
  ['services', '/services'],
  ['  /services\n', '/services'],
  ['/services?from=home#power', '/services?from=home#power'],
  ['#', '/#'],
  ['/v1.2/notes', '/v1.2/notes'],
  ['/contact#', '/contact#'],
  ['/contact#form#', '/contact#form#'],
  ['http://localhost:4173/contact', '/contact'],
  ['http://visitor:secret@localhost:4173/contact', '/contact'],
  ['&#106;avascript:alert(1)', '/&#106;avascript:alert(1)'],
])('%j is a page of this site', (address, href) => {
  expect(parseAddress(address, PAGE)).toEqual({ href, kind: 'page' })
})

test.each(['www.zone.example/a', ' WWW.zone.example/a'])('%j leads to another site', (address) => {
  const href = 'https://www.zone.example/a'
  expect(parseAddress(address, PAGE)).toEqual({ href, kind: 'external' })
})

test('a path of very many dots is read at once', () => {
  expect(parseAddress(`/${'.'.repeat(200_000)}/`, PAGE)?.kind).toBe('page')
})

test.each([
  '/media/tariffs.pdf',
  'http://localhost:4173/media/zone.webm?v=1',
  '/sitemap.xml',
  'http://localhost:4173//a.pdf',
  'http://localhost:4173//services',
])('%j is a file on this site, not a page', (address) => {
  expect(parseAddress(address, PAGE)?.kind).toBe('file')
})

test.each([
  ['mailto:invest@kanaker-fez.example', 'mailto:invest@kanaker-fez.example'],
  ['TEL:+37410000000', 'tel:+37410000000'],
])('%j is followed, but is no picture', (address, href) => {
  expect(parseAddress(address, PAGE)).toEqual({ href, kind: 'direct' })
  expect(safeMediaAddress(address, PAGE)).toBeUndefined()
})

test.each([
  ['/media/zone.jpg', '/media/zone.jpg'],
  ['https://cdn.example/a.jpg?w=800', 'https://cdn.example/a.jpg?w=800'],
  ['/media/a b".jpg', '/media/a%20b%22.jpg'],
])('a picture at %j is requested from %j', (address, asked) => {
  expect(safeMediaAddress(address, PAGE)).toBe(asked)
})
