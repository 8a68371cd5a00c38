import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { getMimeType } from 'hono/utils/mime'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { otherContent } from './content.ts'
import { type FaultName, FAULTS, UNREACHABLE } from './faults.ts'
import { freePort } from './free-port.ts'

interface ReceivedRequest {
  method: string
  /** The path and query of the request. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

const HOST = '127.0.0.1'
const STARTED = new Date().toUTCString()

/**
 * Starts a content backend with the content of another zone and its files. It sends validators, and fails
 * on command. `await using` stops it.
 *
 * @param listener answers all requests instead
 */
export async function startBackendServer(listener?: RequestListener) {
  const received: ReceivedRequest[] = []
  const faults = new Map<string, FaultName>()
  const responses = new Map<string, Response>()

  const server = createServer((request, response) => void respond(request, response))
  const open = (at: number) => once(server.listen(at, HOST), 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await server[Symbol.asyncDispose]()
  }
  // `mend` opens it again. In the meantime, the system must not give it to another program.
  const port = await freePort()
  await open(port)
  const url = `http://${HOST}:${port}`
  const payloads = new Map<string, unknown>(
    Object.entries(otherContent()).map(([call, payload]) => [`/fez/${call}`, payload]),
  )

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: place = '', headers } = request
    const entry = { method, url: place, headers, body: '' }
    received.push(entry)
    entry.body = await text(request).catch(() => '')
    if (listener) {
      listener(request, response)
      return
    }
    const path = place.replace(/\?.*/, '')
    const fault = faults.get(path)
    const given = fault
      ? await FAULTS[fault].respond(payloads.get(path), path)
      : (responses.get(path)?.clone() ?? soundResponse(request, path))
    if (given === UNREACHABLE) {
      request.socket.resetAndDestroy()
      return
    }
    const { status, headers: own, body } = given as Response
    // A site that is built for this backend's origin calls it from another origin.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key')
    response.writeHead(status, Object.fromEntries(own)).flushHeaders()
    // Writes no faster than the client reads, and breaks off where the body does.
    await pipeline(body ?? [], response).catch(() => undefined)
  }

  function soundResponse({ method = '', headers }: IncomingMessage, path: string): Response {
    if (method === 'OPTIONS') return new Response(null, { status: 204 })
    if (path === '/fez/messages') return Response.json({ success: true })
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 })
    const isCall = payloads.has(path)
    const file = path.replace('/uploads/', 'content/media/')
    const type = isCall ? 'application/json; charset=utf-8' : getMimeType(path)
    if (type === undefined || !(isCall || existsSync(file))) {
      const html = { 'Content-Type': 'text/html' }
      return new Response('<p>Nothing here', { status: 404, headers: html })
    }
    const body = isCall ? JSON.stringify({ payload: payloads.get(path) }) : readFileSync(file)
    const validators = { ETag: `"${hash('sha256', body)}"`, 'Last-Modified': STARTED }
    return headers['if-none-match']?.includes(validators.ETag)
      ? new Response(null, { status: 304, headers: validators })
      : new Response(body, { headers: { 'Content-Type': type, ...validators } })
  }

  return {
    /** The backend's address, without the `/fez/…` of a call. */
    url,
    /** The call has this fault from now on. `refused` stops the backend for all calls. */
    fault: async (call: ContentCall, fault: FaultName): Promise<void> => {
      if (fault === 'refused') await stop()
      else faults.set(`/fez/${call}`, fault)
    },
    /** The call has this payload from now on. */
    change: (call: ContentCall, payload: unknown): void => {
      payloads.set(`/fez/${call}`, payload)
    },
    /** The path has exactly this response from now on. */
    respond: (path: string, response: Response): void => {
      responses.set(path, response)
    },
    /** Ends all faults and fixed responses. Changed payloads stay. */
    mend: async (): Promise<void> => {
      faults.clear()
      responses.clear()
      if (!server.listening) await open(port)
    },
    /** All requests so far, in order. */
    requests: () => [...received],
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
