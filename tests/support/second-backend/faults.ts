import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** A request, and the answer that it gets without the fault. */
interface Call {
  path: string
  response: ServerResponse
  payload: unknown
}

const MB = 2 ** 20

/** Ten megabytes in ten kilobytes. It is made once, because that takes a while. */
let gzipMember: Buffer | undefined

/** All faults of an answer, by name. */
export const FAULTS = {
  reset: ({ response }) => response.socket?.resetAndDestroy(),
  hang: () => undefined,
  'slow drip': ({ response }) => {
    response.writeHead(200, JSON_TYPE).write('{"payload":"')
    const drip = setInterval(() => response.write('a'), 50)
    response.on('close', () => {
      clearInterval(drip)
    })
  },
  'redirect loop': ({ response, path }) => response.writeHead(301, { Location: path }).end(),
  'redirect to another host': ({ response, path }) =>
    response.writeHead(302, { Location: `http://elsewhere.test${path}` }).end(),
  'not found': ({ response }) => response.writeHead(404, JSON_TYPE).end('{}'),
  'server error': ({ response }) => response.writeHead(500, JSON_TYPE).end('{}'),
  'empty body': ({ response }) => response.writeHead(200, JSON_TYPE).end(),
  HTML: ({ response }) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Maintenance'),
  'truncated JSON': ({ response, payload }) =>
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ payload }).slice(0, -20)),
  'malformed JSON': ({ response }) =>
    response.writeHead(200, JSON_TYPE).end("{payload: {title: 'Words',}}"),
  'body broken off': ({ response }) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1000 })
    response.write('{"payload":', () => response.destroy())
  },
  'invalid UTF-8': ({ response }) =>
    response
      .writeHead(200, JSON_TYPE)
      .end(Buffer.concat([Buffer.from('{"payload":{"title":"'), INVALID, Buffer.from('"}}')])),
  'a body of 200 MB': ({ response }) => {
    response.writeHead(200, JSON_TYPE).write('{"payload":"')
    writeAgain(response, Buffer.alloc(MB, 'a'), 200)
  },
  'gzip bomb': ({ response }) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' })
    gzipMember ??= gzipSync(Buffer.alloc(10 * MB, ' '))
    writeAgain(response, gzipMember, 1000)
  },
  'null payload': ({ response }) => response.writeHead(200, JSON_TYPE).end('{"payload":null}'),
  'wrong types': ({ response, payload }) => {
    json(
      response,
      mapLeaves(payload, () => [{ a: [1] }]),
    )
  },
  'missing fields': ({ response, payload }) => {
    json(response, Array.isArray(payload) ? payload.slice(1) : everySecond(payload))
  },
  'strings of 5 MB': ({ response, payload }) => {
    let first = true
    const longer = (text: unknown) => {
      const made = first ? 'a'.repeat(5 * MB) : text
      first = false
      return made
    }
    json(response, mapLeaves(payload, longer))
  },
  'deep nesting': ({ response }) =>
    response
      .writeHead(200, JSON_TYPE)
      .end(`{"payload":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  'a payload of nothing but brackets': ({ response }) =>
    response.writeHead(200, JSON_TYPE).end(`{"payload":[${'[],'.repeat(40_000)}[]]}`),
} satisfies Record<string, (call: Call) => unknown>

/** With `refused`, the backend is down for all calls until its faults end. */
export type Fault = keyof typeof FAULTS | 'refused'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const INVALID = Buffer.from([0xd5, 0x28, 0xff])

function json(response: ServerResponse, payload: unknown): void {
  response.writeHead(200, JSON_TYPE).end(JSON.stringify({ payload }))
}

/** Writes no faster than the client reads. */
function writeAgain(response: ServerResponse, chunk: Buffer, times: number): void {
  if (times === 0) response.end('"}')
  else if (!response.destroyed) {
    response.write(chunk, () => {
      writeAgain(response, chunk, times - 1)
    })
  }
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change))
  if (typeof value !== 'object' || value === null) return change(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, mapLeaves(field, change)]),
  )
}

function everySecond(payload: unknown): unknown {
  return Object.fromEntries(Object.entries(payload ?? {}).filter((_, place) => place % 2))
}
