import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { streamText } from 'hono/streaming'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, close, listen } from '../../../server/listen.ts'
import { serve } from './support/temporary-site.ts'

const local = { host: '127.0.0.1', port: 0 }

test('a body that trickles in is cut', async () => {
  const app = new Hono()
  app.post('/', async (c) => c.text(await c.req.text()))
  app.onError((_, c) => c.text('cut'))
  const { server } = await serve(app, { keepAliveMs: 75_000, requestMs: 200, checkMs: 50 })
  const { port } = new URL(addressOf(server))
  // The client keeps its side open when the server closes.
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => {
    socket.destroy()
  })
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1')

  await once(socket, 'end')
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0)

  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer.match(/HTTP/g)).toHaveLength(1)
})

test('a slow body behind another request corrupts no answer to that request', async () => {
  const app = new Hono()
  const late = Promise.withResolvers<undefined>()
  app.get('/', (c) =>
    streamText(c, async (stream) => {
      await stream.write('first')
      await late.promise
      await stream.write('last')
    }),
  )
  app.post('/', async (c) => c.text(await c.req.text()))
  app.onError((_, c) => c.text('cut'))
  const { server } = await serve(app, { keepAliveMs: 75_000, requestMs: 200, checkMs: 50 })
  const socket = connect(Number(new URL(addressOf(server)).port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1')

  await once(socket, 'close')

  late.resolve(undefined)
  expect(answer).toContain('first')
  expect(answer).not.toContain('408')
})

test.each([
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'],
])(
  'a request that reaches no route has the headers of every answer: %s',
  async (_, status, sent) => {
    const times = { keepAliveMs: 100, requestMs: 15_000, checkMs: 50 }
    const siteUrl = new URL('https://fez.example')
    const { server } = await serve(new Hono(), times, siteUrl)
    const socket = connect(Number(new URL(addressOf(server)).port), '127.0.0.1')
    socket.write(sent)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const header of ['nosniff', "default-src 'none'", 'max-age=31536000', 'same-origin']) {
      expect(answer).toContain(header)
    }
  },
)

test.each([
  ['no HTTP', 400, 'hello\r\n\r\n'],
  [
    'two lengths',
    400,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  ],
  ['headers without end', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['half a request', 408, 'GET / HTTP/1.1\r\n'],
])('bytes that are no request get a bare status from Node: %s', async (_, status, sent) => {
  const times = { keepAliveMs: 100, requestMs: status === 408 ? 200 : 15_000, checkMs: 50 }
  const { server } = await serve(new Hono(), times)
  const socket = connect(Number(new URL(addressOf(server)).port), '127.0.0.1')
  socket.write(sent)
  expect(await text(socket)).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\nConnection: close\\r\\n\\r\\n$`),
  )
})

test('a slow request is cut off after 15 s', async () => {
  const { server } = await serve(new Hono())
  expect(server.requestTimeout).toBe(15_000)
  expect(server.headersTimeout).toBe(15_000)
})

test('an idle connection outlives those of usual proxies', async () => {
  const { server } = await serve(new Hono())
  expect(server.keepAliveTimeout).toBe(75_000)
})

test('a busy port is reported in one line that says what to do', async () => {
  const { address } = await serve(new Hono())
  const port = Number(new URL(address).port)
  await expect(listen(new Hono(), { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Stop the other program, or set PORT to another number`,
  )
})

test('a host that is not on this machine is reported in one line', async () => {
  await expect(listen(new Hono(), { host: '203.0.113.1', port: 0 })).rejects.toThrow(
    'HOST is "203.0.113.1", which is not an address of this machine. Set it to one, or to 127.0.0.1',
  )
})

test('when the server closes, it finishes the current answer and ends idle connections', async () => {
  const asked = Promise.withResolvers<undefined>()
  const answer = Promise.withResolvers<undefined>()
  const app = new Hono()
  app.get('/idle', (c) => c.text('idle'))
  app.get('/slow', async (c) => {
    asked.resolve(undefined)
    await answer.promise
    return c.text('finished')
  })
  const server = await listen(app, local)
  const closed = once(server, 'close')
  const address = addressOf(server)
  await (await fetch(`${address}idle`)).text()
  const slow = fetch(`${address}slow`).then((response) => response.text())
  await asked.promise

  close(server)
  answer.resolve(undefined)

  expect(await slow).toBe('finished')
  await closed
  await expect(fetch(`${address}idle`)).rejects.toThrow()
})

test('the address can be opened in a browser', async () => {
  const server = await listen(new Hono(), { host: '::1', port: 0 })
  onTestFinished(() => {
    server.close()
  })
  expect(addressOf(server)).toMatch(/^http:\/\/\[::1\]:\d+\/$/)
})
