import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { refuseRaw } from './http/raw-answer.ts'
import { headersOf } from './http/security-headers.ts'
import { StartError } from './run-program.ts'
import type { Settings } from './settings.ts'
import { urlHost } from './url-host.ts'

/** In milliseconds. */
const TIMES = {
  /** Longer than a usual reverse proxy's, so that it never uses a connection just closed. */
  keepAlive: 75_000,
  /** A request, body included, that takes longer to arrive is cut. */
  request: 15_000,
  /** How often `request` is checked. */
  check: 1_000,
}

/** Resolves once the port is open. Rejects with a StartError where it cannot be opened. */
export function listen(
  app: Hono,
  { host, port, siteUrl }: Pick<Settings, 'host' | 'port'> & Partial<Settings>,
  times = TIMES,
): Promise<Server> {
  const overTls = siteUrl?.protocol === 'https:'
  const answer = getRequestListener(app.fetch, {
    hostname: urlHost(host),
    // Only for what cannot become a Request: the app answers its own faults.
    errorHandler: () => new Response(null, { status: 400, headers: headersOf(overTls) }),
  })
  const server = createServer(
    {
      keepAliveTimeout: times.keepAlive,
      headersTimeout: times.request,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.check,
      // Node's own refusal would lack the security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const isNameless = request.headers.host === undefined && request.httpVersion === '1.1'
      if (isNameless) response.writeHead(400, headersOf(overTls)).end()
      else void answer(request, response)
    },
  )
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, headersOf(overTls)).end()
  })
  /** The answers under way on each connection. */
  const answers = new WeakMap<Duplex, Set<ServerResponse>>()
  server.on('request', ({ socket }, response) => {
    const underWay = answers.get(socket) ?? new Set()
    answers.set(socket, underWay.add(response))
    response.once('close', () => underWay.delete(response))
  })
  server.on('clientError', (fault, socket) => {
    const [first, ...others] = answers.get(socket) ?? []
    // A refusal in the middle of an answer, or in place of another one, would corrupt it.
    const canBeRefused = !first?.headersSent && others.length === 0
    if (socket.writable && canBeRefused) refuseRaw(fault, socket, overTls)
    else socket.destroy()
  })
  return new Promise((resolve, reject) => {
    server.once('error', (fault) => {
      reject(startError(fault, host, port) ?? fault)
    })
    const listening = () => {
      resolve(server)
    }
    if (isHandedPort()) server.listen({ fd: FIRST_HANDED }, listening)
    else server.listen(port, host, listening)
  })
}

/** systemd's first file descriptor for a service whose port it holds (sd_listen_fds(3)). */
const FIRST_HANDED = 3

function isHandedPort(): boolean {
  const { LISTEN_FDS, LISTEN_PID } = process.env
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid)
}

export function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') return String(address)
  return `http://${urlHost(address.address)}:${address.port}/`
}

/** Lets the answers under way finish, for ten seconds at most. */
export function close(server: Server): void {
  // A kept-alive connection would hold the process after its answer is done.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
  }, 100)
  const deadline = setTimeout(() => {
    server.closeAllConnections()
  }, 10_000)
  server.close(() => {
    clearInterval(sweep)
    clearTimeout(deadline)
  })
}

function startError(fault: Error, host: string, port: number): StartError | undefined {
  switch ('code' in fault && fault.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is in use: stop the other program, or set PORT to another number`,
      )
    case 'EACCES':
      return new StartError(`Port ${port} is not open to this user: set PORT to 1024 or more`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is "${host}", which is no address of this machine`)
    default:
      return undefined
  }
}
