import { once } from 'node:events'
import { createServer, type Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { errorCode } from '../log/error-message.ts'
import { OperatorError } from '../program/run-program.ts'
import { formatHost } from '../settings/setting-types.ts'
import type { Settings } from '../settings/settings.ts'
import { FIRST_SOCKET_FD, isSocketActivated } from '../settings/socket-activation.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { unreadTimeout } from './unread-timeout.ts'

const TIMEOUTS = {
  /** Longer than in usual proxies, so that no proxy uses a connection that is closed here. */
  keepAliveMs: 75_000,
  requestMs: 15_000,
  unreadMs: 60_000,
  checkMs: 1_000,
}

export function listen(
  app: Hono,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  timeouts = TIMEOUTS,
): Promise<Server> {
  const handle = getRequestListener(app.fetch, { hostname: formatHost(host) })
  /** While the server stops, its responses say that the connection ends with them. */
  class LastResponse extends ServerResponse {
    override writeHead(status: number, ...others: [never?, never?]): this {
      if (!server.listening) this.setHeader('Connection', 'close')
      return super.writeHead(status, ...others)
    }
  }
  const server = createServer(
    {
      ServerResponse: LastResponse as typeof ServerResponse,
      keepAliveTimeout: timeouts.keepAliveMs,
      headersTimeout: timeouts.requestMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
    },
    limitPipelining(
      unreadTimeout((request, response) => void handle(request, response), timeouts.unreadMs),
    ),
  )
  return listenOn(server, {
    host,
    port,
    ...(isSocketActivated(process.env) && { fd: FIRST_SOCKET_FD }),
  })
}

/** @param setting the name of the setting for the port, for the line that says what to correct */
export async function listenOn(
  server: Server,
  { host, port, fd }: { host: string; port: number; fd?: number },
  setting = 'PORT',
): Promise<Server> {
  try {
    server.listen(fd === undefined ? { host, port } : { fd })
    await once(server, 'listening')
    return server
  } catch (error) {
    const wrongHost = `HOST is "${host}", which is not an address of this machine. Set it to one, or to 127.0.0.1`
    const lines: Record<string, string> = {
      EADDRINUSE: `Port ${port} of ${host} is in use. Stop the other program, or set ${setting} to another number`,
      EACCES: `This user may not listen on port ${port}. Set ${setting} to 1024 or more`,
      EADDRNOTAVAIL: wrongHost,
      ENOTFOUND: wrongHost,
    }
    const line = lines[errorCode(error) ?? '']
    throw line === undefined ? error : new OperatorError(line)
  }
}

export function serverUrl(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') return String(address)
  return `http://${formatHost(address.address)}:${address.port}/`
}

/** How long a connection may wait for a request once the server stops. */
const LAST_REQUEST_MS = 1_000

/**
 * Accepts no more connections, and resolves once unfinished responses have ended. A client may just be
 * sending a request on an open connection, so such a connection is closed only after a second, or with the
 * next response.
 */
export async function shutDown(server: Server): Promise<void> {
  let sweep: NodeJS.Timeout | undefined
  const grace = setTimeout(() => {
    // A connection that has sent no request yet, or only a part of it, is not idle to Node.
    server.headersTimeout = LAST_REQUEST_MS
    server.requestTimeout = LAST_REQUEST_MS
    // A kept-alive connection would keep the process running after its response.
    sweep = setInterval(() => {
      server.closeIdleConnections()
    }, 100)
  }, LAST_REQUEST_MS)
  // The `close` of an HTTP server would end the connections that wait for a request.
  // Upstream: https://github.com/nodejs/node/issues/60617 (closed; Node 26 has no option for it)
  NetServer.prototype.close.call(server)
  await once(server, 'close')
  for (const timer of [grace, sweep]) clearTimeout(timer)
}
