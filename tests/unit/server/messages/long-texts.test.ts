import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { fileName } from '../../../../server/content/media/file-name.ts'
import { siteAddresses } from '../../../../server/content/site-addresses.ts'
import { clientNetwork, forwardedFor } from '../../../../server/messages/client-network.ts'
import { readMessage } from '../../../../server/messages/read-message.ts'
import {
  type ContactField,
  contactMessage,
  MAX_LENGTHS,
} from '../../../../src/isomorphic/contact-message.ts'
import { anna } from '../support/test-messages.ts'

const LIMITS = Object.entries(MAX_LENGTHS) as [ContactField, number][]

const read = async (message: object) => {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(message)
  return readMessage(new Request('http://a', { method: 'POST', headers, body }))
}

test.each(LIMITS)('%s is refused over %i characters, before it is checked', async (name, max) => {
  const check = vi.spyOn(contactMessage, 'validateSync')
  const response = (await read({ ...anna, [name]: 'a'.repeat(max + 1) })) as Response
  expect([response.status, await response.json()]).toEqual([
    422,
    { success: false, errors: { [name]: `Cannot be longer than ${max} characters` } },
  ])
  expect(check).not.toHaveBeenCalled()
  await read({ ...anna, [name]: 'a'.repeat(max) })
  expect(check).toHaveBeenCalledOnce()
})

const HALF = 3900
const ANYTHING = {
  letters: 'a'.repeat(15_000),
  blanks: `a${' '.repeat(15_000)}b`,
  'line ends': '\n'.repeat(7000),
  'marks out of order': `a${'\u0301'.repeat(HALF)}${'\u0316'.repeat(HALF)}`,
  'marks in turns': 'a\u0301\u0316'.repeat(1500),
  'invisible characters': '\u200b'.repeat(5000),
  'full-width letters': 'Ａ'.repeat(5000),
  'Korean letters in parts': '\u1112\u1161\u11ab'.repeat(1600),
  'joined emoji': '😀\u200d'.repeat(2200),
  domains: `a@${'b.'.repeat(7500)}`,
  quotes: '"'.repeat(7500),
}

test.each(Object.entries(ANYTHING))('16 kB cost what a usual text costs: %s', async (_, text) => {
  const usual = await leastTime(() => read(anna))
  for (const [name] of LIMITS) {
    expect(await leastTime(() => read({ ...anna, [name]: text })), name).toBeLessThan(20 * usual)
  }
})

test('the longest message of marks out of order costs little more than letters', async () => {
  const cost = (message: string) => leastTime(() => read({ ...anna, message }))
  const marks = `a${'\u0301'.repeat(1999)}${'\u0316'.repeat(1999)}`
  expect(await cost(marks)).toBeLessThan(20 * (await cost('a'.repeat(marks.length))))
})

test.each([
  ['blanks', `1.2.3.4${' '.repeat(15_000)}x`],
  ['tabs', `1.2.3.4${'\t'.repeat(15_000)}x`],
  ['blanks and commas', ' ,'.repeat(7500)],
  ['commas', ','.repeat(15_000)],
  ['brackets', '['.repeat(15_000)],
  ['colons', ':'.repeat(15_000)],
  ['a zone', `fe80::1%${'a'.repeat(15_000)}`],
])('X-Forwarded-For costs what its length costs: %s', async (_, header) => {
  const app = new Hono()
  app.get('/', (c) => c.text(clientNetwork(c, 1) + forwardedFor(c, 1)))
  const cost = (value: string) => {
    const headers = { 'X-Forwarded-For': value }
    const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
    return leastTime(async () => app.request('/', { headers }, env))
  }
  expect(await cost(header)).toBeLessThan(100 * (await cost('a'.repeat(header.length))))
})

test.each([
  ['blanks', '<p>', ' '],
  ['line ends', '<p>', '\n'],
  ['blanks at the start', '', ' '],
  ['blanks after a sign', '<p =', ' '],
  ['blanks after a quotation mark', '<p ="', ' '],
  ['signs', '<p>', '='],
  ['signs and blanks', '<p>', '= '],
  ['slashes', '="//cms.example', '/'],
])('addresses in a text of the backend cost what its length costs: %s', async (_, start, unit) => {
  const cost = (text: string) => leastTime(() => siteAddresses(text, 'https://cms.example'))
  const text = `${start + unit.repeat(32_000 / unit.length)}//cms.example/x`
  expect(await cost(text)).toBeLessThan(50 * (await cost('a'.repeat(text.length))))
})

test('the name of a file costs what its path costs', async () => {
  const cost = (path: string) => leastTime(() => fileName(path, null))
  expect(await cost('a'.repeat(15_000))).toBeLessThan(50 * (await cost('/'.repeat(15_000))))
})

/** The time of the shortest of several runs: nothing else ran during it. */
async function leastTime(run: () => unknown): Promise<number> {
  let least = Infinity
  for (let count = 0; count < 10; count += 1) {
    const start = performance.now()
    await run()
    least = Math.min(least, performance.now() - start)
  }
  return least
}
