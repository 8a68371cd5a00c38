import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { serve, temporarySite } from './temporary-site.ts'

interface Asked {
  request: string
  headers: IncomingHttpHeaders
  body: string
}

/** The site, as an app and at an address, in front of a backend that records its requests. */
export async function siteBeforeBackend(
  settings: Record<string, string> = {},
  answer = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"success":true}')
  },
) {
  const asked: Asked[] = []
  const backend = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      asked.push({ request: `${method} ${url}`, headers, body })
      answer(request, response)
    })
  })
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  const stop = async () => {
    if (!backend.listening) return
    const closed = once(backend, 'close')
    backend.close()
    backend.closeAllConnections()
    await closed
  }
  const restart = async () => {
    backend.listen(port, '127.0.0.1')
    await once(backend, 'listening')
  }
  onTestFinished(stop)

  const address = `http://127.0.0.1:${port}/v1`
  const { app } = await temporarySite({
    settings: { CONTENT_API: `${address}/`, RATE_LIMIT: 'off', ...settings },
  })
  const { address: site } = await serve(app)
  return { app, address: site, backend: address, asked, stop, restart }
}
