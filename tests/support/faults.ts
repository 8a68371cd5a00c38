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
  /** The state that a page shows if the response ends. Only a server can see some of the faults. */
  shows?: 'failure' | 'nothing yet' | 'content'
  /** The reason in the server's log. Without one, the server passes the response on. */
  log?: RegExp
  /** Only the server's time limit ends it. */
  endless?: true
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
const NO_RECORD = /a payload that is no (record|list of records)/
const LATE = /no response within [\d.]+ s/
const responseOf = (body: BodyInit, init: ResponseInit = { headers: JSON_TYPE }) =>
  new Response(body, init)
const streamOf = (
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
  headers: Record<string, string> = JSON_TYPE,
) => responseOf(ReadableStream.from(parts) as BodyInit, { headers })
/** Compressed once: servers call again each second. */
let megabytes: Buffer | undefined
const payloadOf = (payload: unknown) => responseOf(JSON.stringify({ payload }))

/** All faults of a response. `refused` concerns all calls: the backend is down. */
const FAULT_TABLE = {
  refused: { shows: 'failure', log: /ECONNREFUSED/, respond: () => UNREACHABLE },
  reset: { log: /ECONNRESET|other side closed/, respond: () => UNREACHABLE },
  hang: { log: LATE, endless: true, respond: () => HANGING },
  'slow drip': { log: LATE, endless: true, respond: () => streamOf(dripping()) },
  'redirect loop': {
    log: /redirects without end/,
    respond: (_, path) => responseOf('', { status: 301, headers: { Location: path } }),
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
  'body broken off': {
    log: /other side closed|terminated/,
    respond: () => streamOf(brokenOff(), { ...JSON_TYPE, 'Content-Length': '1000' }),
  },
  'invalid UTF-8': {
    log: /no UTF-8/,
    respond: () => responseOf(Buffer.from('{"payload":"\xff"}', 'latin1')),
  },
  'a record of 1 MB': {
    log: /more than 1 MB/,
    respond: (payload) => {
      const texts = Array<string>(12).fill('a'.repeat(90_000))
      return payloadOf(
        Array.isArray(payload)
          ? [...(payload as unknown[]), { texts }]
          : { ...(payload as object), texts },
      )
    },
  },
  'a gzip bomb': {
    log: /more than 4 MB/,
    respond: () => {
      megabytes ??= gzipSync(Buffer.alloc(10 * 2 ** 20))
      return streamOf(Array<Buffer>(1000).fill(megabytes), {
        ...JSON_TYPE,
        'Content-Encoding': 'gzip',
      })
    },
  },
  'an error with status 200': {
    shows: 'failure',
    log: /no payload/,
    respond: () => responseOf('{"success":false,"message":"database error"}'),
  },
  'data instead of a payload': {
    shows: 'failure',
    log: /no payload/,
    respond: (data) => responseOf(JSON.stringify({ success: true, data })),
  },
  'an empty object': { shows: 'failure', log: /no payload/, respond: () => responseOf('{}') },
  'an empty list': { shows: 'failure', log: /no JSON object/, respond: () => responseOf('[]') },
  'a text as payload': { shows: 'failure', log: NO_RECORD, respond: () => payloadOf('ok') },
  'a number as payload': { shows: 'failure', log: NO_RECORD, respond: () => payloadOf(0) },
  'a list as payload': {
    shows: 'failure',
    log: NO_RECORD,
    respond: (payload) => payloadOf([payload]),
  },
  'an error as payload': {
    shows: 'nothing yet',
    log: /none of the record's fields, but timestamp, status, error, path\n$/,
    respond: () =>
      payloadOf({ timestamp: '2026-11-28', status: 500, error: 'Server Error', path: '/fez' }),
  },
  'null payload': { shows: 'nothing yet', respond: () => payloadOf(null) },
  'a huge text': {
    shows: 'content',
    respond: (payload) => {
      const huge = { description: 'Ararat '.repeat(30_000) }
      return payloadOf(
        Array.isArray(payload)
          ? [...(payload as unknown[]), huge]
          : { ...(payload as object), ...huge },
      )
    },
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
