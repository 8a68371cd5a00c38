import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { headersOf } from './http/security-headers.ts'
import { codeOf } from './log.ts'
import { StartError } from './run-program.ts'
import type { Settings } from './settings.ts'
import { urlHost } from './url-host.ts'

const TIMES = {
  /** Longer than in usual proxies, so that no proxy uses a connection that is closed here. */
  keepAliveMs: 75_000,
  requestMs: 15_000,
  checkMs: 1_000,
}

export function listen(
  app: Hono,
  { host, port, siteUrl }: Pick<Settings, 'host' | 'port'> & Partial<Settings>,
  times = TIMES,
): Promise<Server> {
  const overTls = siteUrl?.protocol === 'https:'
  const answer = getRequestListener(app.fetch, {
    hostname: urlHost(host),
    // This answers what cannot become a Request. The app answers its own faults.
    errorHandler: () => new Response(null, { status: 400, headers: headersOf(overTls) }),
  })
  const server = createServer(
    {
      keepAliveTimeout: times.keepAliveMs,
      headersTimeout: times.requestMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
      // Node's own response would lack the security headers.
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
  return listenOn(server, { host, port, ...(isHandedPort() && { fd: FIRST_HANDED }) })
}

/** @param setting the one that sets the port, for the line that says what to correct */
export async function listenOn(
  server: Server,
  at: { host: string; port: number; fd?: number },
  setting = 'PORT',
): Promise<Server> {
  try {
    server.listen(at.fd === undefined ? at : { fd: at.fd })
    await once(server, 'listening')
    return server
  } catch (fault) {
    throw startError(fault, at, setting) ?? fault
  }
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

/** Accepts no more connections, and lets unfinished answers end, for ten seconds at most. */
export function close(server: Server): void {
  // A kept-alive connection would keep the process running after its answer.
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

function startError(
  fault: unknown,
  { host, port }: { host: string; port: number },
  setting: string,
): StartError | undefined {
  const wrongHost = `HOST is "${host}", which is not an address of this machine. Set it to one, or to 127.0.0.1`
  const lines: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Stop the other program, or set ${setting} to another number`,
    EACCES: `This user may not listen on port ${port}. Set ${setting} to 1024 or more`,
    EADDRNOTAVAIL: wrongHost,
    ENOTFOUND: wrongHost,
  }
  const line = lines[codeOf(fault) ?? '']
  return line === undefined ? undefined : new StartError(line)
}
