import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CALLS } from '../../src/api/calls/calls.ts'
import { contactMessage } from '../../src/contact/contact-message.ts'
import { LANGUAGES, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'

const page = readFileSync('docs/backend.md', 'utf8')

test('docs/backend.md names exactly the calls of the site, with their methods and queries', () => {
  const rows = [...page.matchAll(/^\| (GET|POST) +\| `(\S+)`/gm)].map(([, ...cells]) => cells)
  const calls = Object.entries(CALLS).map(([name, call]) => {
    const query = 'query' in call ? `?${new URLSearchParams(call.query)}` : ''
    return [call.method, `/fez/${name}${query}`]
  })
  expect(rows).toEqual(calls)
})

test('docs/backend.md links to the fields of each record in docs/content.md', () => {
  const content = readFileSync('docs/content.md', 'utf8')
  const headings = [...content.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...page.matchAll(/\(content\.md#([^)]*)\)/g)].map(([, anchor]) => anchor)
  expect(links).toHaveLength(Object.keys(CALLS).length - 1)
  expect(links.filter((anchor) => !headings.includes(anchor ?? ''))).toEqual([])
})

test('docs/backend.md names the languages with their prefixes', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (\S+) +\| `(\w+)` +\|$/gm)]
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    OFFERED_LANGUAGES.map((code) => {
      const { fieldPrefix } = LANGUAGES[code]
      return [code, fieldPrefix === '' ? 'none' : `\`${fieldPrefix}\``, `${fieldPrefix}title`]
    }),
  )
})

test('the message in docs/backend.md has the fields of the form in order, and passes its rules', () => {
  const message = example()
  expect(Object.keys(message)).toEqual(Object.keys(contactMessage.fields))
  expect(contactMessage.validateSync(message)).toEqual(message)
})

const VALUES = [
  'Ի',
  'Աննա Մարիա',
  'O’Neil',
  'a@b.co',
  'a@b.c',
  'a b@c.de',
  '+(374)10-5501',
  '+374 10 55 01',
  '1234567',
  '12345678',
  '1'.repeat(15),
  '1'.repeat(16),
  '🌄'.repeat(9),
  '🌄'.repeat(10),
  'x'.repeat(1000),
  'x'.repeat(1001),
]

test('the patterns and lengths in docs/backend.md accept and refuse the same as the form', () => {
  const rows = page.matchAll(
    /^\| ((?:`\w+`,? )+) *\| (?:`(\^.*)`|any) +\| (\d*)(?: to (\d+))?.*\|$/gm,
  )
  const documented = [...rows].flatMap(([, fields = '', pattern = '', least, most]) =>
    [...fields.matchAll(/\w+/g)].map(([name]) => {
      const accepted = VALUES.filter((value) => {
        const length = Array.from(value).length
        return (
          new RegExp(pattern, 'u').test(value) &&
          length >= Number(least) &&
          length <= Number(most ?? Infinity)
        )
      })
      return [name, accepted]
    }),
  )
  const checked = Object.keys(contactMessage.fields).map((name) => [
    name,
    VALUES.filter((value) => contactMessage.isValidSync({ ...example(), [name]: value })),
  ])
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(checked))
})

/** The message that the page shows. */
function example() {
  const [, json = ''] = /^```json\n(\{\n {2}"firstName"[^]*?)```/m.exec(page) ?? []
  return JSON.parse(json) as object
}
