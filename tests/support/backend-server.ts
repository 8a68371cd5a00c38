import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { getMimeType } from 'hono/utils/mime'
import type { CALLS } from '../../src/api/calls/calls.ts'
import { otherContent } from './content.ts'
import { type FaultName, FAULTS, UNREACHABLE } from './faults.ts'

/** The name of a call or the path of a file. */
type Place = keyof typeof CALLS | `/${string}`

interface Asked {
  method: string
  /** The path and query of the request. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

const HOST = '127.0.0.1'

/**
 * Starts a content backend, as another program, with the content of another zone and its files. It
 * sends validators, and is slow or fails on command. `await using` stops it.
 *
 * @param listener answers all requests instead
 */
export async function startBackendServer(listener?: RequestListener) {
  const asked: Asked[] = []
  const faults = new Map<string, FaultName>()
  const responses = new Map<string, Response>()
  let changed = new Date()

  const server = createServer((request, response) => void respond(request, response))
  const open = (at: number) => new Promise<void>((resolve) => void server.listen(at, HOST, resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve()
      })
      server.closeAllConnections()
    })
  await open(0)
  const { port } = server.address() as AddressInfo
  const url = `http://${HOST}:${port}`
  const payloads = new Map<string, unknown>(
    Object.entries(otherContent()).map(([call, payload]) => [`/fez/${call}`, payload]),
  )

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: place = '', headers } = request
    const entry = { method, url: place, headers, body: '' }
    asked.push(entry)
    entry.body = await text(request).catch(() => '')
    if (listener) {
      listener(request, response)
      return
    }
    const path = place.replace(/\?.*/, '')
    const fault = faults.get(path)
    const given = fault
      ? await firstOf(FAULTS[fault].respond(payloads.get(path), path))
      : (responses.get(path)?.clone() ?? soundResponse(method, path))
    // A site that is built for this backend's origin calls it from another origin.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key')
    if (given === undefined) request.socket.resetAndDestroy()
    else if ('status' in given) await send(given, response)
    else validated(request, response, { ...given, changed })
  }

  function soundResponse(method: string, path: string) {
    if (method === 'OPTIONS') return new Response(null, { status: 204 })
    if (path === '/fez/messages') return Response.json({ success: true })
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 })
    if (!payloads.has(path)) return fileAt(path)
    const bytes = Buffer.from(JSON.stringify({ payload: payloads.get(path) }))
    return { type: 'application/json; charset=utf-8', bytes }
  }

  return {
    /** The backend's address, without the `/fez/…` of a call. */
    url,
    /** The call has this fault from now on. `refused` stops the backend for all calls. */
    fault: async (place: Place, fault: FaultName): Promise<void> => {
      if (fault === 'refused') await stop()
      else faults.set(pathOf(place), fault)
    },
    /** The call has this payload, and new validators, from now on. */
    change: (place: Place, payload: unknown): void => {
      payloads.set(pathOf(place), payload)
      changed = new Date()
    },
    /** The call or path has exactly this response from now on. */
    respond: (place: Place, response: Response): void => {
      responses.set(pathOf(place), response)
    },
    /** Ends all faults and fixed responses. Changed payloads stay. */
    mend: async (): Promise<void> => {
      faults.clear()
      responses.clear()
      if (!server.listening) await open(port)
    },
    /** All requests so far, in order. */
    requests: () => [...asked],
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function pathOf(place: Place): string {
  return place.startsWith('/') ? place : `/fez/${place}`
}

function fileAt(path: string) {
  const type = getMimeType(path)
  try {
    const bytes = readFileSync(path.replace('/uploads/', 'content/media/'))
    if (type) return { type, bytes }
  } catch {
    // There is no such file.
  }
  return new Response('<p>Nothing here', {
    status: 404,
    headers: { 'Content-Type': 'text/html' },
  })
}

/** The response of an error, or nothing if it breaks the connection. */
async function firstOf(given: unknown): Promise<Response | undefined> {
  return given === UNREACHABLE ? undefined : ((await given) as Response)
}

/** Writes no faster than the client reads, and breaks off where the body does. */
async function send(sent: Response, response: ServerResponse): Promise<void> {
  response.writeHead(sent.status, Object.fromEntries(sent.headers))
  response.flushHeaders()
  await pipeline(sent.body ?? [], response).catch(() => undefined)
}

/** Sends a response with validators: a 304 if the client holds it, or the part that it asks for. */
function validated(
  request: IncomingMessage,
  response: ServerResponse,
  { type, bytes, changed }: { type: string; bytes: Buffer; changed: Date },
): void {
  const tag = createHash('sha256').update(bytes).digest('base64url')
  const { 'if-none-match': held, range } = request.headers
  response.setHeader('ETag', `"${tag}"`).setHeader('Last-Modified', changed.toUTCString())
  if (held?.includes(tag)) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Type', type).setHeader('Accept-Ranges', 'bytes')
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const start = Number(first ?? 0)
  const end = Math.min(last ? Number(last) : Infinity, bytes.length - 1)
  if (first !== undefined) {
    response.statusCode = 206
    response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes.length}`)
  }
  response.setHeader('Content-Length', end - start + 1)
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(start, end + 1))
}
