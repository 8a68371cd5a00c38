import { expect, test, vi } from 'vitest'
import { anna } from './sent-message.ts'
import { siteBeforeBackend } from './site-before-backend.ts'

const bodyOf = (over: object) => JSON.stringify({ ...anna, ...over })
const padded = (bytes: number) => bodyOf({}) + ' '.repeat(bytes - Buffer.byteLength(bodyOf({})))
const escaped = (text: string) => text.replaceAll('😀', String.raw`\ud83d\ude00`)
const smiles = '😀'.repeat(1000)
const steering = '\u001b[2J 0123456789'

/** Bodies, and how the message that reaches the backend differs from Anna's. */
const PASSED_ON: [what: string, body: string, differs: object][] = [
  ['a good message', bodyOf({}), {}],
  ['blanks around a value', bodyOf({ email: ' anna@example.am\t' }), {}],
  ['a letter and its mark', bodyOf({ firstName: 'Jose\u0301' }), { firstName: 'José' }],
  ['a field too many', bodyOf({ admin: true }), {}],
  ['control characters', bodyOf({ message: steering }), { message: steering }],
  ['1000 characters, escaped', escaped(bodyOf({ message: smiles })), { message: smiles }],
  ['16,384 bytes', padded(16_384), {}],
  ['a blank in the trap', bodyOf({ website: ' ' }), {}],
]

const TRAPPED = [
  ['an address', bodyOf({ website: 'https://other.example' })],
  ['a number', bodyOf({ website: 7 })],
] as const

const REFUSED: [status: number, what: string, body: BodyInit, type?: string][] = [
  [422, 'no fields', '{}'],
  [422, 'an empty name', bodyOf({ firstName: '' })],
  [422, 'a name of one letter', bodyOf({ firstName: 'A' })],
  [422, 'a name with a digit', bodyOf({ lastName: 'R2' })],
  [422, 'a list for a name', bodyOf({ lastName: ['B', 'C'] })],
  [422, 'an e-mail address without a dot', bodyOf({ email: 'anna@example' })],
  [422, 'a phone number with spaces', bodyOf({ phone: '+374 10 550100' })],
  [422, 'a phone number of 7 digits', bodyOf({ phone: '1234567' })],
  [422, 'a phone number of 16 digits', bodyOf({ phone: '1'.repeat(16) })],
  [422, 'a phone number that is no text', bodyOf({ phone: 37410550100 })],
  [422, 'null for a message', bodyOf({ message: null })],
  [422, 'a message of 9 characters', bodyOf({ message: '123456789' })],
  [422, 'a message of 1001 characters', bodyOf({ message: 'a'.repeat(1001) })],
  [422, '__proto__ beside good fields', `{"__proto__":{"a":1},${bodyOf({}).slice(1)}`],
  [422, '__proto__ alone', '{"__proto__":{"a":1}}'],
  [422, 'an own constructor', bodyOf({ constructor: 'x' })],
  [422, 'an own toString in a field', bodyOf({ firstName: { toString: 1 } })],
  [413, '16,385 bytes', padded(16_385)],
  [413, '30 MB', 'a'.repeat(30_000_000)],
  [400, 'nothing', ''],
  [400, 'half of a message', bodyOf({}).slice(0, -1)],
  [400, 'null', 'null'],
  [400, 'a list of messages', `[${bodyOf({})}]`],
  [400, 'letters that are no UTF-8', Buffer.from(bodyOf({ firstName: 'José' }), 'latin1')],
  [415, 'plain text', bodyOf({}), 'text/plain'],
  [415, 'a form', 'firstName=Anna', 'application/x-www-form-urlencoded'],
]

test.each(PASSED_ON)('with CONTENT_API, 201 for %s, which reaches the backend', async (...row) => {
  const [, body, differs] = row
  expect(await post(body)).toEqual({
    status: 201,
    success: true,
    reached: [{ ...anna, ...differs }],
  })
})

test.each(TRAPPED)(
  '201 for %s in the field that people do not see, which does not reach the backend',
  async (_, body) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(await post(body)).toEqual({ status: 201, success: true, reached: [] })
  },
)

test.each(REFUSED)('%i for %s, which does not reach the backend', async (status, _, body, type) => {
  expect(await post(body, type)).toEqual({ status, success: false, reached: [] })
})

async function post(body: BodyInit, type = 'application/json') {
  const { address, asked } = await siteBeforeBackend()
  const answer = await fetch(`${address}fez/messages`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  const { success } = (await answer.json()) as { success: unknown }
  const reached = asked.map((call) => JSON.parse(call.body) as unknown)
  return { status: answer.status, success, reached }
}
