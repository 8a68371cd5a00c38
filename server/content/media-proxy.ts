import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { errorResponse, methodNotAllowed } from '../platform/http/error-response.ts'
import { parseContentType } from '../platform/http/parse-content-type.ts'
import { pathSegments } from '../platform/http/path-segments.ts'
import { pickHeaders } from '../platform/http/pick-headers.ts'
import { filePolicy } from '../platform/http/security-headers.ts'
import { FailureLog } from '../platform/log/failure-log.ts'
import { serverEvents } from '../platform/monitoring/server-events.ts'
import type { Backend } from './backend.ts'
import { ContentError } from './content-error.ts'
import { limitBody, MB, tooLargeError } from './limit-body.ts'

interface Env {
  Bindings: Partial<HttpBindings>
}

/** Enough for a camera's original picture, and for about a quarter of an hour of video. */
const MAX_BYTES = new Map([
  ['image', 20 * MB],
  ['video', 500 * MB],
])

/** The visitor's headers that the backend gets. Cookies are not among them. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]

const RESPONSE_HEADERS = [
  'accept-ranges',
  'age',
  'cache-control',
  'content-language',
  'content-range',
  'date',
  'etag',
  'expires',
  'last-modified',
  'vary',
]

/** For all failures of one kind, because each visitor may cause the same. */
const LOG_PERIOD_MS = 60_000

/** Forwards only pictures and videos: the backend's HTML would run as part of this site. */
export function mediaProxy(backend: Backend): Hono<Env> {
  const failures = new FailureLog({ reminderMs: LOG_PERIOD_MS, counts: true })
  const routes = new Hono<Env>()
  routes.get('/*', compress(), async (c) => {
    const path = pathOf(c.req.url)
    if (path === undefined) return errorResponse(c, 404, 'There is no such file.')
    const { method, signal } = c.req.raw
    const headers = pickHeaders(REQUEST_HEADERS, c.req.raw.headers)
    const fail = ({ kind, message }: ContentError) => {
      if (signal.aborted) return
      serverEvents.emit('contentFailed', 'media')
      const address = backend.base + path.replace(/\?.*/, '')
      failures.failed(kind, `${method} ${address} failed: ${message}`, kind)
    }
    try {
      return await backend.request({ path, method, headers, signal }, (response) =>
        forward(c, response, backend.timeoutMs, (error) => {
          fail(error)
          // A cut connection tells the browser that the file is not complete.
          c.env.outgoing?.destroy()
        }),
      )
    } catch (thrown) {
      const error = ContentError.of(thrown)
      fail(error)
      return errorResponse(c, error.status, error.publicMessage)
    }
  })
  routes.all('/*', methodNotAllowed('GET', 'HEAD'))
  return routes
}

/** The path on the backend; undefined if the backend could see more in it than file names. */
function pathOf(address: string): string | undefined {
  const segments = pathSegments(address)
  // `%` would be a double escape, and some servers cut a segment at `;`.
  if (!segments || segments.some((name) => /[%;]/.test(name))) return undefined
  return `/${segments.map(encodeURIComponent).join('/')}${new URL(address).search}`
}

async function forward(
  c: Context<Env>,
  response: Response,
  maxIdleMs: number,
  onError: (error: ContentError) => void,
): Promise<Response> {
  const { status, ok, body } = response
  const headers = pickHeaders(RESPONSE_HEADERS, response.headers)
  // Without this header, a browser would guess how long it may keep the response.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  if (status === 304) return new Response(null, { status, headers })

  const error = mediaProblem(response)
  if (!ok || error) await body?.cancel()
  if (error) throw error
  if (status === 416) return new Response(null, { status, headers })
  if (!ok) return errorResponse(c, 404, 'There is no such file.')

  const type = typeOf(response)
  const length = response.headers.get('content-length')
  headers.set('content-type', type)
  headers.set('content-security-policy', filePolicy(type))
  // `fetch` has unpacked a compressed body, so its length is no longer true.
  if (length !== null && !response.headers.has('content-encoding')) {
    headers.set('content-length', length)
  }
  const limits = { maxBytes: maxBytesOf(type), maxIdleMs }
  return new Response(body && limitBody(body, limits, onError), { status, headers })
}

/** Why a response is not forwarded. */
export function mediaProblem(response: Response): ContentError | undefined {
  const { status, ok, headers } = response
  // With 401, the backend wants another token than the server's, or any.
  if (status >= 500 || status === 401) return new ContentError(`status ${status}`)
  if (!ok) return undefined

  const maxBytes = maxBytesOf(typeOf(response))
  if (maxBytes === 0) {
    const type = headers.get('content-type') ?? 'nothing known'
    return new ContentError('no picture and no video, but ', type)
  }
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return Number(whole ?? headers.get('content-length')) > maxBytes
    ? tooLargeError(maxBytes)
    : undefined
}

function typeOf({ headers }: Response): string {
  return parseContentType(headers.get('content-type'))?.essence ?? ''
}

function maxBytesOf(type: string): number {
  return MAX_BYTES.get(type.replace(/\/.*/, '')) ?? 0
}
