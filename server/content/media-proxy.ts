import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { mimeType } from '../http/mime-type.ts'
import { otherMethods, refusal } from '../http/refusal.ts'
import { pathSegments } from '../http/url-path.ts'
import { type Backend, headersPassedOn } from './backend.ts'
import { BackendFault } from './backend-fault.ts'
import { boundedBody, MB, tooLarge } from './bounded-body.ts'

interface Env {
  Bindings: Partial<HttpBindings>
}

/** Enough for a camera's original picture, and for about a quarter of an hour of video. */
const MAX_BYTES = new Map([
  ['image', 20 * MB],
  ['video', 500 * MB],
])

/** Passes on only pictures and videos: the backend's HTML would run as part of this site. */
export function mediaProxy(backend: Backend): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/*', compress(), (c) => {
    const path = pathOf(c.req.url)
    if (path === undefined) return refusal(c, 404, 'There is no such file.')
    const question = { path, subject: 'media', extraHeaders: ['if-range', 'range'] }
    return backend.answer(c, question, (answer) =>
      pass(c, answer, backend.timeoutMs, (fault) => {
        if (!c.req.raw.signal.aborted) backend.report(c, question, fault)
        // A cut connection tells the browser that the file is not complete.
        c.env.outgoing?.destroy()
      }),
    )
  })
  routes.all('/*', otherMethods('GET', 'HEAD'))
  return routes
}

/** The path on the backend; undefined if the backend could see more in it than file names. */
function pathOf(address: string): string | undefined {
  const segments = pathSegments(address)
  // `%` would be a double escape, and some servers cut a segment at `;`.
  if (!segments || segments.some((name) => /[%;]/.test(name))) return undefined
  return `/${segments.map(encodeURIComponent).join('/')}${new URL(address).search}`
}

async function pass(
  c: Context<Env>,
  answer: Response,
  maxIdleMs: number,
  broken: (fault: BackendFault) => void,
): Promise<Response> {
  const { status, ok, body } = answer
  const headers = headersPassedOn(answer)
  if (status === 304) return new Response(null, { status, headers })

  const fault = faultOf(answer)
  if (!ok || fault) await body?.cancel()
  if (fault) throw fault
  if (status === 416) return new Response(null, { status, headers })
  if (!ok) return refusal(c, 404, 'There is no such file.')

  const type = typeOf(answer)
  const length = answer.headers.get('content-length')
  headers.set('content-type', type)
  // `fetch` has unpacked a compressed body, so its length is no longer true.
  if (length !== null && !answer.headers.has('content-encoding')) {
    headers.set('content-length', length)
  }
  const bounds = { maxBytes: maxBytesOf(type), maxIdleMs }
  return new Response(body && boundedBody(body, bounds, broken), { status, headers })
}

function faultOf(answer: Response): BackendFault | undefined {
  const { status, ok, headers } = answer
  if (status >= 500) return new BackendFault(`status ${status}`)
  if (!ok) return undefined

  const maxBytes = maxBytesOf(typeOf(answer))
  if (maxBytes === 0) {
    const type = headers.get('content-type') ?? 'nothing known'
    return new BackendFault('no picture and no video, but ', type)
  }
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return Number(whole ?? headers.get('content-length')) > maxBytes ? tooLarge(maxBytes) : undefined
}

function typeOf({ headers }: Response): string {
  return mimeType(headers.get('content-type'))?.essence ?? ''
}

function maxBytesOf(type: string): number {
  return MAX_BYTES.get(type.replace(/\/.*/, '')) ?? 0
}
