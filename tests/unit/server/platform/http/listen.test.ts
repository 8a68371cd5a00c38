import { once } from 'node:events'
import { OutgoingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listen, serverUrl, shutDown } from '../../../../../server/platform/http/listen.ts'
import { serve } from '../../support/test-site.ts'

const PATIENT = { keepAliveMs: 100, requestMs: 15_000, unreadMs: 60_000, checkMs: 50 }

test('a body that trickles in is cut', async () => {
  const app = new Hono()
  app.post('/', async (c) => c.text(await c.req.text()))
  app.onError((_, c) => c.text('cut'))
  const halfABody = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1'
  const { server, response } = await sendTo(app, halfABody, { ...PATIENT, requestMs: 200 })
  expect(await response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect((await response).match(/HTTP/g)).toHaveLength(1)
  await expect.poll(() => connections(server)).toBe(0)
})

test.each([
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'],
])('a request that reaches no route gets an empty response: %s', async (_, status, sent) => {
  const response = await (await sendTo(new Hono(), sent)).response
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\n\r\n(0\r\n\r\n)?$`))
})

test('a slow request is cut off after 15 s', async () => {
  const { server } = await serve(new Hono())
  expect([server.requestTimeout, server.headersTimeout]).toEqual([15_000, 15_000])
})

test('an idle connection outlives those of usual proxies', async () => {
  const { server } = await serve(new Hono())
  expect(server.keepAliveTimeout).toBe(75_000)
})

test('a request is handled once the response before it on its connection is sent', async () => {
  const { app, handled, respond } = waitingApp()
  const { response } = await sendTo(app, requests(21))
  for (let count = 1; count <= 21; count += 1) {
    await expect.poll(() => handled).toHaveLength(count)
    respond()
  }
  const paths = Array.from({ length: 21 }, (_, index) => `/${index}`)
  expect((await response).match(/(?<=answer to ).*/g)).toEqual(paths)
})

test('a connection with more waiting requests is closed', async () => {
  const { app, handled } = waitingApp()
  const { server, response } = await sendTo(app, requests(1000))
  expect(await response).toBe('')
  expect(handled).toEqual(['/0'])
  await expect.poll(() => connections(server)).toBe(0)
})

test('a response that nobody reads ends', async () => {
  const cancelled = Promise.withResolvers<unknown>()
  const app = new Hono()
  app.get('/', () => {
    const pull = (stream: ReadableStreamDefaultController) => {
      stream.enqueue(new Uint8Array(2 ** 20))
    }
    return new Response(new ReadableStream({ pull, cancel: cancelled.resolve }))
  })
  const { server, address } = await serve(app, { ...PATIENT, unreadMs: 100 })
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' }).pause()
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await cancelled.promise
  await expect.poll(() => connections(server)).toBe(0)
  socket.destroy()
})

test('an unread response is cut off after 60 s', async () => {
  const setTimeout = vi.spyOn(OutgoingMessage.prototype, 'setTimeout')
  const { address } = await serve(new Hono())
  await fetch(address)
  expect(setTimeout.mock.calls).toEqual([[60_000, expect.any(Function)]])
})

test('a response that takes long is waited for', async () => {
  const app = new Hono()
  app.get('/', async (c) => {
    await once(server, 'timeout')
    return c.text('late')
  })
  const { server, address } = await serve(app, { ...PATIENT, unreadMs: 50 })
  expect(await (await fetch(address)).text()).toBe('late')
})

test('a host that is not on this machine is reported in one line', async () => {
  await expect(listen(new Hono(), { host: '203.0.113.1', port: 0 })).rejects.toThrow(
    'HOST is "203.0.113.1", which is not an address of this machine. Set it to one, or to 127.0.0.1',
  )
})

test('a stopping server answers one more request on a connection', async () => {
  const requested = Promise.withResolvers<undefined>()
  const response = Promise.withResolvers<undefined>()
  const app = new Hono()
  app.get('/', (c) => c.text('at once'))
  app.get('/slow', async (c) => {
    requested.resolve(undefined)
    await response.promise
    return c.text('slow')
  })
  const { address, server } = await serve(app)
  const port = Number(new URL(address).port)
  const open = async () => {
    const socket = connect({ port, host: '127.0.0.1' })
    const received = text(socket)
    const send = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    send('/')
    await once(socket, 'data')
    return { send, received }
  }
  const [idle, unused, busy] = [await open(), await open(), await open()]
  busy.send('/slow')
  await requested.promise

  const closed = shutDown(server)
  idle.send('/')
  response.resolve(undefined)
  await expect(fetch(address)).rejects.toThrow()
  for (const [connection, count, last] of [
    [idle, 2, 'at once'],
    [busy, 2, 'slow'],
    [unused, 1, 'at once'],
  ] as const) {
    const received = await connection.received
    const responses = received.split(/(?=HTTP\/1\.1 200 OK)/)
    expect(responses).toHaveLength(count)
    expect(responses.at(-1)).toContain(last)
    const closing = responses.map((one) => /^connection: close$/im.test(one))
    expect(closing).toEqual(count === 2 ? [false, true] : [false])
  }
  await closed
})

test('a stopping server closes connections that send no whole request', async () => {
  const { app, handled, respond } = waitingApp()
  const { address, server } = await serve(app, { ...PATIENT, requestMs: 600_000 })
  const port = Number(new URL(address).port)
  const open = (sent: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(sent)
    return text(socket)
  }
  const busy = open(requests(1))
  // Browsers open connections before they need one.
  const half = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf'
  const others = ['', 'GET / HTTP/1.1\r\nHos', half].map(open)
  await expect.poll(() => handled).toHaveLength(2)
  await expect.poll(() => connections(server)).toBe(4)

  const closed = shutDown(server)
  for (const response of await Promise.all(others)) expect(response).not.toContain('answer')
  respond()
  expect(await busy).toContain('answer to /0')
  await closed
})

test('the address can be opened in a browser', async () => {
  const server = await listen(new Hono(), { host: '::1', port: 0 })
  expect(serverUrl(server)).toMatch(/^http:\/\/\[::1\]:\d+\/$/)
  server.close()
})

/** Answers each request with its path when `respond` is called. */
function waitingApp() {
  const handled: string[] = []
  let current = Promise.withResolvers<undefined>()
  const app = new Hono()
  app.get('/*', async (c) => {
    handled.push(c.req.path)
    current = Promise.withResolvers()
    await current.promise
    return c.text(`answer to ${c.req.path}\n`)
  })
  app.post('/*', async (c) => {
    handled.push(c.req.path)
    return c.text(`answer to ${await c.req.text().catch(() => 'half a body')}`)
  })
  const respond = () => {
    current.resolve(undefined)
  }
  return { app, handled, respond }
}

function requests(count: number): string {
  const paths = Array.from({ length: count }, (_, index) => `/${index}`)
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')
}

function connections(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))()
}

/** Sends bytes to a server, and reads until it closes the connection. */
async function sendTo(app: Hono, sent: string, times = PATIENT) {
  const { server, address } = await serve(app, times)
  const port = Number(new URL(address).port)
  // The client keeps its side open when the server closes.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => {
    socket.destroy()
  })
  socket.write(sent)
  return { server, response: text(socket) }
}
