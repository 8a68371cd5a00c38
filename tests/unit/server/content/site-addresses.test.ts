import { expect, test } from 'vitest'
import { siteAddresses } from '../../../../server/content/site-addresses.ts'

const CMS = 'https://cms.example:8055/fez-api'

test.each([
  ['https://cms.example:8055/uploads/a.pdf', '/uploads/a.pdf'],
  [' HTTPS://CMS.example:8055/uploads/a.pdf?v=1#page=2', ' /uploads/a.pdf?v=1#page=2'],
  ['//cms.example:8055/uploads/a.pdf', '/uploads/a.pdf'],
  ['https://cms.example:8055', '/'],
  ['https://cms.example:8055?lang=ru', '/?lang=ru'],
  [
    '<img src="https://cms.example:8055/a.png?w=1&amp;h=2"> <a href=https://cms.example:8055/b>b</a>',
    '<img src="/a.png?w=1&amp;h=2"> <a href=/b>b</a>',
  ],
  ['<img alt="x"src="https://cms.example:8055/a.png">', '<img alt="x"src="/a.png">'],
  ["<img src = 'https://cms.example:8055/a.png'>", "<img src = '/a.png'>"],
  ['/a.webm#poster=https://cms.example:8055/a.webp', '/a.webm#poster=/a.webp'],
  ['/a.webm#size=4x3&poster=//cms.example:8055/a.webp', '/a.webm#size=4x3&poster=/a.webp'],
])('an address on the backend’s origin is a path of the site: %s', (address, path) => {
  expect(siteAddresses(address, CMS)).toBe(path)
})

test.each([
  'https://cms.example/uploads/a.pdf',
  'http://cms.example:8055/uploads/a.pdf',
  'https://cms.example:80550/a.pdf',
  'https://cms.example:8055.evil.test/a.pdf',
  'https://cms.example:8055@evil.test/a.pdf',
  'https://cms-example:8055/a.pdf',
  'https://evil.test/https://cms.example:8055/a.pdf',
  'https://evil.test/?x=1&poster=https://cms.example:8055/a.webp',
  'https://viewer.example/?embedded=true&url=https://cms.example:8055/a.pdf',
  '<a href="https://viewer.example/?url=https://cms.example:8055/a.pdf">Law</a>',
  '<p>We edit at https://cms.example:8055/admin</p>',
  '/uploads/a.pdf',
])('any other address stays: %s', (address) => {
  expect(siteAddresses(address, CMS)).toBe(address)
})

test.each(['https://cms.example:8055//evil.test/a', String.raw`//cms.example:8055\\evil.test/a`])(
  'no address becomes one of another host: %s',
  (address) => {
    expect(siteAddresses(address, CMS)).toBe('/evil.test/a')
  },
)

test('addresses are found wherever they are in a record', () => {
  const record = (at: string) => ({ payload: { items: [{ image: at }, null, 5, true], img: at } })
  expect(siteAddresses(record('https://cms.example:8055/a'), CMS)).toEqual(record('/a'))
})
