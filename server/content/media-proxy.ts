import { MIMEType } from 'node:util'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { otherMethods, refusal } from '../http/refusal.ts'
import { pathSegments } from '../http/url-path.ts'
import { type Backend, headersPassedOn } from './backend.ts'
import { BackendFault } from './backend-fault.ts'
import { boundedBody, tooLarge } from './bounded-body.ts'

interface Env {
  Bindings: Partial<HttpBindings>
}

const MB = 2 ** 20

/** In bytes: an original picture of a camera, and about a quarter of an hour of video. */
const MOST = new Map([
  ['image', 20 * MB],
  ['video', 500 * MB],
])

/** Pictures and videos of the backend, nothing else: its HTML would run as part of this site. */
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

/** The path on the backend; none where the backend might read more into it than file names. */
function pathOf(address: string): string | undefined {
  const segments = pathSegments(address)
  // `%` would be a double escape, and some servers cut a segment off at `;`.
  if (!segments || segments.some((name) => /[%;]/.test(name))) return undefined
  return `/${segments.map(encodeURIComponent).join('/')}${new URL(address).search}`
}

async function pass(
  c: Context<Env>,
  answer: Response,
  mostIdleMs: number,
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
  // `fetch` has decoded a compressed body, so its length is no longer true.
  if (length !== null && !answer.headers.has('content-encoding')) {
    headers.set('content-length', length)
  }
  const bounds = { mostBytes: mostOf(type), mostIdleMs }
  return new Response(body && boundedBody(body, bounds, broken), { status, headers })
}

/** A missing file is no fault. */
function faultOf(answer: Response): BackendFault | undefined {
  const { status, ok, headers } = answer
  if (status >= 500) return new BackendFault(`status ${status}`)
  if (!ok) return undefined

  const most = mostOf(typeOf(answer))
  if (most === 0) {
    const type = headers.get('content-type') ?? 'nothing known'
    return new BackendFault('no picture and no video, but ', type)
  }
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return Number(whole ?? headers.get('content-length')) > most ? tooLarge(most) : undefined
}

/** Without parameters, and empty where a browser could take it for another one. */
function typeOf({ headers }: Response): string {
  try {
    return new MIMEType(headers.get('content-type') ?? '').essence
  } catch {
    return ''
  }
}

function mostOf(type: string): number {
  return MOST.get(type.replace(/\/.*/, '')) ?? 0
}
