/**
 * A content backend that shares no code with `server/`. It sends validators, and is slow or fails
 * on command. `second-backend.ts` sends the commands.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { secondContent } from './content.ts'
import { type Fault, FAULTS } from './faults.ts'
import { FILES } from './files.ts'

export interface AskedFor {
  method: string
  /** The path and query of the request. */
  url: string
  headers: IncomingMessage['headers']
  body: string
}

export type Command =
  | { do: 'fault'; path: string; fault: Fault }
  | { do: 'delay'; path: string; milliseconds: number }
  | { do: 'change'; path: string; payload: unknown }
  | { do: 'answer'; path: string; status: number; headers: Record<string, string>; body: string }
  | { do: 'mend' }
  | { do: 'requests' }

type Answer = Extract<Command, { do: 'answer' }>

const HOST = '127.0.0.1'
const asked: AskedFor[] = []
const faults = new Map<string, Exclude<Fault, 'refused'>>()
const delays = new Map<string, number>()
const answers = new Map<string, Answer>()
const payloads = new Map<string, unknown>()
let changed = new Date()

const server = createServer((request, response) => void answer(request, response))
await open(0)
const { port } = server.address() as AddressInfo
for (const [call, payload] of Object.entries(secondContent(`http://${HOST}:${port}`))) {
  payloads.set(`/fez/${call}`, payload)
}
process.on('message', (command: Command) => void obey(command).then((said) => process.send?.(said)))
process.on('disconnect', () => process.exit())
process.send?.(`http://${HOST}:${port}`)

/** Runs a command of a test and sends the requests so far. */
async function obey(command: Command): Promise<AskedFor[]> {
  switch (command.do) {
    case 'fault':
      if (command.fault === 'refused') await shut()
      else faults.set(command.path, command.fault)
      break
    case 'delay':
      delays.set(command.path, command.milliseconds)
      break
    case 'change':
      payloads.set(command.path, command.payload)
      changed = new Date()
      break
    case 'answer':
      answers.set(command.path, command)
      break
    case 'mend':
      faults.clear()
      delays.clear()
      answers.clear()
      if (!server.listening) await open(port)
      break
    case 'requests':
  }
  return asked
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request
  const path = url.replace(/\?.*/, '')
  const entry = { method, url, headers, body: '' }
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
  else if (payloads.has(path)) answerCall(request, response, payloads.get(path))
  else if (file) validated(request, response, file.type, file.bytes)
  else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Nothing here')
}

function takeMessage(request: IncomingMessage, response: ServerResponse): void {
  const taken = request.method === 'POST'
  response.writeHead(taken ? 200 : 405, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ success: taken }))
}

function answerCall(request: IncomingMessage, response: ServerResponse, payload: unknown): void {
  const body = Buffer.from(JSON.stringify({ payload }))
  validated(request, response, 'application/json; charset=utf-8', body)
}

/** Sends an answer with validators: a 304 if the client holds it, or the part that it asks for. */
function validated(
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  bytes: Buffer,
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

function open(at: number): Promise<void> {
  return new Promise((resolve) => {
    server.listen(at, HOST, resolve)
  })
}

function shut(): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })
}
