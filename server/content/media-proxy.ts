import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { errorResponse, methodNotAllowed } from '../http/error-response.ts'
import { mimeType } from '../http/mime-type.ts'
import { pathSegments } from '../http/url-path.ts'
import { type Backend, forwardedHeaders } from './backend.ts'
import { BackendError } from './backend-error.ts'
import { limitBody, MB, tooLargeError } from './limit-body.ts'

interface Env {
  Bindings: Partial<HttpBindings>
}

/** Enough for a camera's original picture, and for about a quarter of an hour of video. */
const MAX_BYTES = new Map([
  ['image', 20 * MB],
  ['video', 500 * MB],
])

/** Forwards only pictures and videos: the backend's HTML would run as part of this site. */
export function mediaProxy(backend: Backend): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/*', compress(), (c) => {
    const path = pathOf(c.req.url)
    if (path === undefined) return errorResponse(c, 404, 'There is no such file.')
    const request = { path, subject: 'media', extraHeaders: ['if-range', 'range'] }
    return backend.forward(c, request, (response) =>
      forward(c, response, backend.timeoutMs, (error) => {
        if (!c.req.raw.signal.aborted) backend.logError(c, request, error)
        // A cut connection tells the browser that the file is not complete.
        c.env.outgoing?.destroy()
      }),
    )
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
  onError: (error: BackendError) => void,
): Promise<Response> {
  const { status, ok, body } = response
  const headers = forwardedHeaders(response)
  if (status === 304) return new Response(null, { status, headers })

  const error = findError(response)
  if (!ok || error) await body?.cancel()
  if (error) throw error
  if (status === 416) return new Response(null, { status, headers })
  if (!ok) return errorResponse(c, 404, 'There is no such file.')

  const type = typeOf(response)
  const length = response.headers.get('content-length')
  headers.set('content-type', type)
  // `fetch` has unpacked a compressed body, so its length is no longer true.
  if (length !== null && !response.headers.has('content-encoding')) {
    headers.set('content-length', length)
  }
  const limits = { maxBytes: maxBytesOf(type), maxIdleMs }
  return new Response(body && limitBody(body, limits, onError), { status, headers })
}

function findError(response: Response): BackendError | undefined {
  const { status, ok, headers } = response
  if (status >= 500) return new BackendError(`status ${status}`)
  if (!ok) return undefined

  const maxBytes = maxBytesOf(typeOf(response))
  if (maxBytes === 0) {
    const type = headers.get('content-type') ?? 'nothing known'
    return new BackendError('no picture and no video, but ', type)
  }
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return Number(whole ?? headers.get('content-length')) > maxBytes
    ? tooLargeError(maxBytes)
    : undefined
}

function typeOf({ headers }: Response): string {
  return mimeType(headers.get('content-type'))?.essence ?? ''
}

function maxBytesOf(type: string): number {
  return MAX_BYTES.get(type.replace(/\/.*/, '')) ?? 0
}
