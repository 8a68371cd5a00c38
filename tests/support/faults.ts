import { ReadableStream } from 'node:stream/web'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** The backend cannot be reached, or breaks the connection before it responds. */
export const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'))

/** The backend never responds. */
export const HANGING = new Promise<Response>(() => undefined)

interface Fault {
  /** The faulty response to the call of a path that would have this payload. */
  respond: (payload: unknown, path: string) => unknown
  /** What a page shows: with `content`, the readable parts. Some faults only a server can see. */
  shows?: 'failure' | 'nothing yet' | 'on its way' | 'content'
  /** The reason in the server's log. Without one, the server passes the response on. */
  log?: RegExp
  /** Only the server's time limit ends it. */
  endless?: true
}

const MB = 2 ** 20
const JSON_TYPE = { 'Content-Type': 'application/json' }
const responseOf = (body: BodyInit, init: ResponseInit = { headers: JSON_TYPE }) =>
  new Response(body, init)
const streamOf = (
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
  headers: Record<string, string> = {},
) => responseOf(ReadableStream.from(parts) as BodyInit, { headers: { ...JSON_TYPE, ...headers } })
const payloadOf = (payload: unknown) => responseOf(JSON.stringify({ payload }))

/** All faults of a response. `refused` concerns all calls: the backend is down. */
const FAULT_TABLE = {
  refused: { shows: 'failure', log: /ECONNREFUSED/, respond: () => UNREACHABLE },
  reset: { log: /ECONNRESET|other side closed/, respond: () => UNREACHABLE },
  hang: {
    shows: 'on its way',
    log: /no response within 1 s/,
    endless: true,
    respond: () => HANGING,
  },
  'slow drip': {
    shows: 'on its way',
    log: /no response within 1 s/,
    endless: true,
    respond: () => streamOf(dripping()),
  },
  'redirect loop': {
    log: /redirects without end/,
    respond: (_, path) => responseOf('', { status: 301, headers: { Location: path } }),
  },
  'redirect to another host': {
    log: /leaves the backend, to http:\/\/elsewhere\.test\//,
    respond: (_, path) =>
      responseOf('', { status: 302, headers: { Location: `http://elsewhere.test${path}` } }),
  },
  'not found': {
    shows: 'failure',
    log: /status 404/,
    respond: () => responseOf('{}', { status: 404 }),
  },
  'server error': {
    shows: 'failure',
    log: /status 500/,
    respond: () => responseOf('{}', { status: 500 }),
  },
  'empty body': { shows: 'failure', log: /an empty body/, respond: () => responseOf('') },
  HTML: {
    shows: 'failure',
    log: /no JSON/,
    respond: () =>
      responseOf('<!doctype html><p>Maintenance', { headers: { 'Content-Type': 'text/html' } }),
  },
  'truncated JSON': {
    shows: 'failure',
    log: /no JSON/,
    respond: (payload) => responseOf(JSON.stringify({ payload }).slice(0, -20)),
  },
  'body broken off': {
    log: /other side closed|terminated/,
    respond: () => streamOf(brokenOff(), { 'Content-Length': '1000' }),
  },
  // A browser shows the rest of the text.
  'invalid UTF-8': {
    shows: 'content',
    log: /no UTF-8/,
    respond: (payload) => responseOf(garbled(JSON.stringify({ payload }))),
  },
  'a body of 200 MB': {
    log: /more than 1 MB/,
    respond: () => streamOf(repeated(Buffer.alloc(MB, 'a'), 200)),
  },
  'gzip bomb': {
    log: /more than 1 MB/,
    respond: () => streamOf(repeated(gzipMember(), 1000), { 'Content-Encoding': 'gzip' }),
  },
  'null payload': { shows: 'nothing yet', respond: () => payloadOf(null) },
  'empty payload': { shows: 'nothing yet', respond: () => payloadOf({}) },
  'a text for a payload': { shows: 'nothing yet', respond: () => payloadOf('payload') },
  'wrong types': {
    shows: 'nothing yet',
    respond: (payload) => payloadOf(mapLeaves(payload, () => [{ a: [1] }])),
  },
  'half of its fields': { shows: 'content', respond: (payload) => payloadOf(halved(payload)) },
  'a huge text': { shows: 'content', respond: (payload) => payloadOf(swollen(payload)) },
  'deep nesting': {
    shows: 'nothing yet',
    respond: () => responseOf(`{"payload":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  },
  'a payload of nothing but brackets': {
    shows: 'nothing yet',
    respond: () => responseOf(`{"payload":[${'[],'.repeat(40_000)}[]]}`),
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULT_TABLE

export const FAULTS: Record<FaultName, Fault> = FAULT_TABLE

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

async function* dripping() {
  yield Buffer.from('{"payload":"')
  for (;;) {
    await setTimeout(50, undefined, { ref: false })
    yield Buffer.from('a')
  }
}

function* brokenOff() {
  yield Buffer.from('{"payload":')
  throw new TypeError('terminated')
}

function* repeated(chunk: Buffer, times: number) {
  for (let time = 0; time < times; time += 1) yield chunk
}

/** Ten megabytes in ten kilobytes. It is made once, because that takes a while. */
let member: Buffer | undefined
const gzipMember = () => (member ??= gzipSync(Buffer.alloc(10 * MB, ' ')))

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change))
  if (typeof value !== 'object' || value === null) return change(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, mapLeaves(field, change)]),
  )
}

/** Removes every second field, also in every second item of a list. */
function halved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, i) => (i % 2 ? halved(item) : item))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter((_, place) => place % 2 === 0)
  return Object.fromEntries(kept.map(([name, field]) => [name, halved(field)]))
}

/** Makes the first text of the record that is no address 200,000 characters long. */
function swollen(payload: unknown): unknown {
  let isFirst = true
  return mapLeaves(payload, (leaf) => {
    if (!isFirst || typeof leaf !== 'string' || leaf.startsWith('/')) return leaf
    isFirst = false
    return 'Ararat '.repeat(200_000 / 7)
  })
}

/** Puts a byte that is invalid in UTF-8 before each space. */
function garbled(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text)
  const blank = ' '.charCodeAt(0)
  return Uint8Array.from([...bytes].flatMap((byte) => (byte === blank ? [0xff, byte] : [byte])))
}
