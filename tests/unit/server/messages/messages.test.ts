import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { anna, send, storedRows } from '../support/test-messages.ts'
import { captureErrorLines, serve, testSite } from '../support/test-site.ts'

const json = 'application/json'

test('a message is answered with success and stored with its time, trimmed and in NFC', async () => {
  const { app, messagesDb } = await testSite({})
  const before = new Date().toISOString()

  const response = await send(app, { ...anna, firstName: ' Jose\u0301\t' })

  expect(response.status).toBe(201)
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
  expect(await response.json()).toEqual({ success: true })
  const [row, ...others] = storedRows(messagesDb)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    first_name: 'José',
    last_name: 'Պետրոսյան',
    email: 'anna@example.am',
    phone: '+374(10)123456',
    message: 'We make lenses,\nand look for a place in the zone.',
    spam: 0,
    idempotency_key: null,
  })
  expect(String(row?.received_at)).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/)
  expect(String(row?.received_at) >= before).toBe(true)
})

test.each<[string, object, object]>([
  [
    'one field',
    { ...anna, phone: '12 345' },
    { phone: 'Phone number can only contain numbers, +, -, (, and )' },
  ],
  [
    'each of them',
    {
      firstName: 'A',
      lastName: ['B', 'C'],
      email: 'a@b',
      phone: '1'.repeat(16),
      message: { toString: 1 },
    },
    {
      firstName: 'First Name must be at least 2 characters',
      lastName: 'Last Name is required',
      email: 'Please enter a valid email address',
      phone: 'Phone number cannot be longer than 15 digits',
      message: 'Message is required',
    },
  ],
  [
    'a long message',
    { ...anna, message: '😀'.repeat(1001) },
    { message: 'Message cannot be longer than 1000 characters' },
  ],
])('a message that breaks the rules is refused with its errors: %s', async (_, body, errors) => {
  const { app, messagesDb } = await testSite({})
  const response = await send(app, body)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ success: false, errors })
  expect(existsSync(messagesDb)).toBe(false)
})

test.each([
  ['__proto__', `{"__proto__":{"a":1},${JSON.stringify(anna).slice(1)}`],
  ['__proto__', '{"__proto__":{"a":1}}'],
  ['constructor', JSON.stringify({ ...anna, constructor: 'x' })],
])('a body with the built-in property %s is refused', async (name, body) => {
  const lines = captureErrorLines()
  const { app, messagesDb } = await testSite({})
  const response = await send(app, body)
  expect(response.status).toBe(422)
  const error = `A message has no field ${name}.`
  expect(await response.json()).toEqual({ success: false, error })
  expect([existsSync(messagesDb), lines]).toEqual([false, []])
})

test('the longest allowed message fits, even with every character escaped', async () => {
  const { app, messagesDb } = await testSite({})
  const message = '😀'.repeat(1000)
  const body = JSON.stringify({ ...anna, message }).replaceAll('😀', String.raw`\ud83d\ude00`)
  expect((await send(app, body)).status).toBe(201)
  expect(storedRows(messagesDb)).toMatchObject([{ message }])
})

test.each([
  undefined,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'text/plain; a=application/json',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-8x',
  'application/json; charset=x-utf-8',
  'application/json, text/plain',
])('the content type %j is refused, as a page of another origin could send it', async (type) => {
  const { app } = await testSite({})
  // Unlike a string, bytes have no default content type.
  const body = Buffer.from(JSON.stringify(anna))
  const response = await send(app, body, { headers: { 'Content-Type': type } })
  expect(response.status).toBe(415)
  const error = 'A message is sent as application/json, in UTF-8.'
  expect(await response.json()).toEqual({ success: false, error })
})

test.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
  'the content type %s is accepted',
  async (type) => {
    const { app } = await testSite({})
    const response = await send(app, anna, { headers: { 'Content-Type': type } })
    expect(response.status).toBe(201)
  },
)

test.each<[string, string | Uint8Array]>([
  ['nothing', ''],
  ['no JSON', '{"firstName":'],
  ['a form', 'firstName=Anna'],
  ['null', 'null'],
  ['a list', JSON.stringify([anna])],
  ['a text', '"Anna"'],
  ['not UTF-8', Buffer.from(JSON.stringify({ ...anna, firstName: 'José' }), 'latin1')],
  ['compressed', Buffer.from([0x1f, 0x8b, 8, 0])],
])('a body that is no JSON object is refused: %s', async (_, body) => {
  const { app } = await testSite({})
  const response = await send(app, body)
  expect(response.status).toBe(400)
  const error = 'A message is a JSON object, in UTF-8.'
  expect(await response.json()).toEqual({ success: false, error })
})

test('a body of 16 kB is accepted, and not one byte more', async () => {
  const { app } = await testSite({})
  const text = JSON.stringify(anna)
  const padded = (bytes: number) => text + ' '.repeat(bytes - Buffer.byteLength(text))
  const length = { headers: { 'Content-Length': '16384' } }
  expect((await send(app, padded(16_384), length)).status).toBe(201)
  const response = await send(app, padded(16_385))
  expect(response.status).toBe(413)
  const error = 'A message has 16384 bytes at most.'
  expect(await response.json()).toEqual({ success: false, error })
})

test.each([
  [undefined, 20],
  ['10', 20],
  ['-1', 20],
  ['many', 20],
  ['16385', 0],
])(
  'no more of a body is read than needed, whatever its Content-Length: %s',
  async (length, most) => {
    const { app } = await testSite({})
    const pull = vi.fn((stream: ReadableStreamDefaultController) => {
      stream.enqueue(new Uint8Array(1024).fill(0x20))
    })
    const endless = new ReadableStream({ pull }, { highWaterMark: 0 })
    const response = await send(app, endless, { headers: { 'Content-Length': length } })
    expect(response.status).toBe(413)
    expect(pull.mock.calls.length).toBeLessThanOrEqual(most)
  },
)

test('a body that breaks off is refused', async () => {
  const { app } = await testSite({})
  const pull = (stream: ReadableStreamDefaultController) => {
    stream.error(new Error('broken off'))
  }
  const response = await send(app, new ReadableStream({ pull }))
  expect(response.status).toBe(400)
  const error = 'The message did not arrive whole.'
  expect(await response.json()).toEqual({ success: false, error })
})

test.each(['with its length', 'in chunks'])(
  'over a connection, a sender of too much %s gets a 413, and the next request works',
  async (way) => {
    const { app } = await testSite({ content: { 'navbar-data.json': '{}' } })
    const { address } = await serve(app)
    const bytes = new Uint8Array(1_000_000)
    const response = await fetch(`${address}fez/messages`, {
      method: 'POST',
      headers: { 'Content-Type': json },
      body: way === 'in chunks' ? new Blob([bytes]).stream() : bytes,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: false })
    expect((await fetch(`${address}fez/navbar-data`)).status).toBe(200)
  },
)

test('a slow body is cut off, and neither stored nor logged', async () => {
  const lines = captureErrorLines()
  const { app, messagesDb } = await testSite({})
  const { address } = await serve(app, { keepAliveMs: 75_000, requestMs: 300, checkMs: 50 })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (part: string) => (response += part))
  socket.on('error', () => undefined)
  const body = JSON.stringify(anna)
  socket.write(
    `POST /fez/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${json}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, -1)}`,
  )
  await once(socket, 'close')
  expect(response).toMatch(/^(HTTP\/1\.1 4|$)/)
  expect([existsSync(messagesDb), lines]).toEqual([false, []])
  expect((await send(app, body)).status).toBe(201)
})

test('messages can be sent, not read, and no other origin is let in', async () => {
  const { app, get } = await testSite({})
  const origin = { Origin: 'https://other.example' }
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await get('/fez/messages', origin, method)
    expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
  }
  const { headers } = await send(app, anna, { headers: origin })
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each([
  ['https://other.example', 1],
  ['x', 1],
  [7, 1],
  [false, 1],
  [{}, 1],
  [[], 1],
  [undefined, 0],
  [null, 0],
  ['', 0],
  [' \t', 0],
])(
  'a message with %j in the field that people leave empty succeeds, spam: %i',
  async (website, spam) => {
    const { app, messagesDb } = await testSite({})
    const response = await send(app, { ...anna, website })
    expect([response.status, await response.json()]).toEqual([201, { success: true }])
    expect(storedRows(messagesDb)).toMatchObject([{ email: anna.email, spam }])
  },
)

test('no message that is answered puts a line into the log, whatever it says', async () => {
  const lines = captureErrorLines()
  const output = vi.spyOn(process.stdout, 'write')
  const { app } = await testSite({})
  await send(app, { ...anna, message: '\u001b[31m secret secret' })
  await send(app, { ...anna, email: 'secret' })
  await send(app, 'secret')
  expect(lines).toEqual([])
  expect(output).not.toHaveBeenCalled()
})
