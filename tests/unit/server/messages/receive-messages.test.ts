import { existsSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { anna, post, send, storedRows, waitingMails } from '../support/test-messages.ts'
import { captureErrorLines, serve, testSite } from '../support/test-site.ts'

/** The longest key that is accepted, with characters that our own keys lack. */
const KEY = 'A!"#$%&~'.repeat(16)
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

test('a refusal has the first error of each field', async () => {
  const { app, messagesDb } = await testSite({})
  const lists = { lastName: ['B', 'C'], message: { toString: 1 } }
  const response = await send(app, { firstName: 'A', email: 'a@b', phone: '12 345', ...lists })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    success: false,
    errors: {
      firstName: 'First Name must be at least 2 characters',
      lastName: 'Last Name is required',
      email: 'Please enter a valid email address',
      phone: 'Phone number can only contain numbers, +, -, (, and )',
      message: 'Message is required',
    },
  })
  expect(existsSync(messagesDb), 'a database is made').toBe(false)
})

const NO_OBJECT = 'A message is a JSON object, in UTF-8.'

const brokenOff = new ReadableStream({ pull: () => Promise.reject(new Error('broken off')) })

test.each<[what: string, body: unknown, status: number, error: string]>([
  ['no JSON', '{"firstName":', 400, NO_OBJECT],
  ['a list', JSON.stringify([anna]), 400, NO_OBJECT],
  ['not UTF-8', Buffer.from('{"firstName":"José"}', 'latin1'), 400, NO_OBJECT],
  ['broken off', brokenOff, 400, 'The message did not arrive whole.'],
  ['too long', ' '.repeat(16_385), 413, 'A message has 16384 bytes at most.'],
])('a body is refused with its reason: %s', async (...row) => {
  const [, body, status, error] = row
  const lines = captureErrorLines()
  const { app, messagesDb } = await testSite({})
  const response = await send(app, body)
  expect([response.status, await response.json()]).toEqual([status, { success: false, error }])
  expect([existsSync(messagesDb), lines]).toEqual([false, []])
})

test.each([
  ['application/json; charset=utf-8', 201],
  ['Application/JSON;charset="UTF-8"', 201],
  [undefined, 415],
  ['text/plain', 415],
  ['application/json; charset=utf-8x', 415],
  ['application/json; charset=x-utf-8', 415],
  ['application/json, text/plain', 415],
])('no content type of another origin’s form is accepted: %j', async (...row) => {
  const [type, status] = row
  const { app } = await testSite({})
  // Unlike a string, bytes have no default content type.
  const body = Buffer.from(JSON.stringify(anna))
  const response = await send(app, body, { headers: { 'Content-Type': type } })
  const error = 'A message is sent as application/json, in UTF-8.'
  const expected = status === 415 ? { success: false, error } : { success: true }
  expect([response.status, await response.json()]).toEqual([status, expected])
})

test('the longest message fits in the 16 kB of a body', async () => {
  const { app } = await testSite({})
  const text = JSON.stringify(anna)
  const padded = text + ' '.repeat(16_384 - Buffer.byteLength(text))
  expect((await send(app, padded)).status).toBe(201)
})

test('no more is read of a body over 16 kB than needed', async () => {
  const { app } = await testSite({})
  const pull = vi.fn((stream: ReadableStreamDefaultController) => {
    stream.enqueue(new Uint8Array(1024).fill(0x20))
  })
  const endless = new ReadableStream({ pull }, { highWaterMark: 0 })
  expect((await send(app, endless)).status).toBe(413)
  expect(pull.mock.calls.length, 'kilobytes read').toBeLessThanOrEqual(20)
})

test('after a 413 the next request of a connection works', async () => {
  const { app } = await testSite({ content: { 'navbar-data.json': '{}' } })
  const { address } = await serve(app)
  expect((await post(address, { message: 'a'.repeat(1_000_000) })).status).toBe(413)
  expect((await fetch(`${address}fez/navbar-data`)).status).toBe(200)
})

test('messages can be sent, not read', async () => {
  const { get } = await testSite({})
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await get('/fez/messages', {}, method)
    expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
  }
})

test.each([
  ['https://other.example', 1],
  [false, 1],
  [null, 0],
  [' \t', 0],
])('a message with %j in the hidden field is stored, spam: %i', async (leaveEmpty, spam) => {
  const mail = { NOTIFY_SMTP: 'smtp://127.0.0.1:1', NOTIFY_TO: 'staff@fez.example' }
  const { app, messagesDb } = await testSite({ settings: mail })
  const response = await send(app, { ...anna, leaveEmpty })
  expect([response.status, await response.json()]).toEqual([201, { success: true }])
  expect(storedRows(messagesDb)).toMatchObject([{ email: anna.email, spam }])
  expect(waitingMails(messagesDb)).toEqual(['1 staff@fez.example'])
})

// store-contract.test.ts has messages without a key, at once, on several servers, or changed to be stored;
// forward-to-backend.test.ts has one that arrives in NFC.
test('the same message with the same key gets the first response', async () => {
  const { app, messagesDb } = await testSite({})
  for (const message of [anna.message, `\n${anna.message}`]) {
    const response = await send(app, { ...anna, message }, withKey(KEY))
    expect([response.status, await response.json()]).toEqual([201, { success: true }])
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  }
  const response = await send(app, { ...anna, phone: '+374(10)123457' }, withKey(KEY))
  expect([response.status, await response.json()]).toEqual([409, { success: false }])
  expect(storedRows(messagesDb)).toMatchObject([{ idempotency_key: KEY, phone: anna.phone }])
})

test('without mails, the log has a line for each new message', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { app } = await testSite({ settings: { RATE_LIMIT: '2' } })
  const statuses: number[] = []
  for (const name of ['first', 'first', 'first', 'second', 'third']) {
    statuses.push((await send(app, anna, withKey(`${name}-message`))).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 429])
  const line = 'A message has arrived. Read it with `npm run messages`\n'
  expect(output.mock.calls.flat()).toEqual([line, line])
})

test.each([
  ['!"#$%&~}', 201],
  ['x'.repeat(128), 201],
  ['1234567', 400],
  ['x'.repeat(129), 400],
  ['1234 5678', 400],
  ['12345678é', 400],
])('a key has 8 to 128 visible ASCII characters: %j gets a %i', async (key, status) => {
  const { app } = await testSite({})
  expect((await send(app, anna, withKey(key))).status).toBe(status)
})
