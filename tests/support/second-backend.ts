import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { CALLS } from '../../src/api/calls/calls.ts'
import { secondContent } from './second-backend/content.ts'
import { type Fault, FAULTS } from './second-backend/faults.ts'
import { FILES } from './second-backend/files.ts'

/** The name of a call or the path of a file. */
type Place = keyof typeof CALLS | `/${string}`

interface Asked {
  method: string
  /** The path and query of the request. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

const HOST = '127.0.0.1'

/**
 * Starts a content backend that has other content and shares no code with `server/`. It sends
 * validators, and is slow or fails on command. `await using` stops it.
 */
export async function startSecondBackend() {
  const asked: Asked[] = []
  const faults = new Map<string, Exclude<Fault, 'refused'>>()
  const delays = new Map<string, number>()
  const answers = new Map<string, Answer>()
  let changed = new Date()

  const server = createServer((request, response) => void answer(request, response))
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
    Object.entries(secondContent(url)).map(([call, payload]) => [`/fez/${call}`, payload]),
  )

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: place = '', headers } = request
    const path = place.replace(/\?.*/, '')
    const entry = { method, url: place, headers, body: '' }
    asked.push(entry)
    entry.body = await text(request).catch(() => '')
    // A site that is built for this backend's origin calls it from another origin.
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key')
    await setTimeout(delays.get(path) ?? 0)

    const fault = faults.get(path)
    const given = answers.get(path)
    const file = FILES[path]
    if (fault) FAULTS[fault]({ path, response, payload: payloads.get(path) })
    else if (given) response.writeHead(given.status, given.headers).end(given.body)
    else if (method === 'OPTIONS') response.writeHead(204).end()
    else if (path === '/fez/messages') takeMessage(request, response)
    else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405).end()
    else if (payloads.has(path)) {
      const body = Buffer.from(JSON.stringify({ payload: payloads.get(path) }))
      validated(request, response, {
        type: 'application/json; charset=utf-8',
        bytes: body,
        changed,
      })
    } else if (file) validated(request, response, { ...file, changed })
    else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Nothing here')
  }

  return {
    /** The backend's address, without the `/fez/…` of a call. */
    url,
    /** The call has this fault from now on. `refused` stops the backend for all calls. */
    fault: async (place: Place, fault: Fault): Promise<void> => {
      if (fault === 'refused') await stop()
      else faults.set(pathOf(place), fault)
    },
    /** The answer to the call is late from now on. */
    delay: (place: Place, milliseconds: number): void => {
      delays.set(pathOf(place), milliseconds)
    },
    /** The call has this payload, and new validators, from now on. */
    change: (place: Place, payload: unknown): void => {
      payloads.set(pathOf(place), payload)
      changed = new Date()
    },
    /** The call or path has exactly this answer from now on. */
    answer: (
      place: Place,
      status: number,
      headers: Record<string, string> = {},
      body = '',
    ): void => {
      answers.set(pathOf(place), { status, headers, body })
    },
    /** Ends all faults, delays and fixed answers. Changed payloads stay. */
    mend: async (): Promise<void> => {
      faults.clear()
      delays.clear()
      answers.clear()
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

function takeMessage(request: IncomingMessage, response: ServerResponse): void {
  const taken = request.method === 'POST'
  response.writeHead(taken ? 200 : 405, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ success: taken }))
}

/** Sends an answer with validators: a 304 if the client holds it, or the part that it asks for. */
function validated(
  request: IncomingMessage,
  response: ServerResponse,
  { type, bytes, changed }: { type: string; bytes: Buffer; changed: Date },
): void {
  const tag = createHash('sha256').update(bytes).digest('base64url')
  const { 'if-none-match': held, 'if-modified-since': since, range } = request.headers
  const heldSince = new Date(since ?? 0) >= new Date(changed.toUTCString())
  response.setHeader('ETag', `"${tag}"`).setHeader('Last-Modified', changed.toUTCString())
  if (held === undefined ? heldSince : held.includes(tag)) {
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
