import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { otherMethods, refusal } from '../http/refusal.ts'
import { pathSegments } from '../http/url-path.ts'
import { type Backend, passedOn } from './backend.ts'
import { BackendFault } from './backend-fault.ts'
import { boundedBody, tooLarge } from './bounded-body.ts'

interface Env {
  Bindings: Partial<HttpBindings>
}

const MB = 2 ** 20

/**
 * Bytes of a whole file. A camera's own picture has up to 20 MB, which is far too much for a page; a
 * video is watched while it comes, and a quarter of an hour of it has some 500 MB.
 */
const MOST = new Map([
  ['image', 20 * MB],
  ['video', 500 * MB],
])

/**
 * The backend's pictures and videos, by the paths that its records name. Nothing else gets through,
 * whatever the path says: a page of the backend's would be one of this site.
 */
export function mediaProxy(backend: Backend): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/*', compress(), (c) => {
    const path = pathOf(c.req.url)
    if (path === undefined) return refusal(c, 404, 'There is no such file.')
    const question = { path, subject: 'media', also: ['if-range', 'range'] }
    return backend.answer(c, question, (answer) =>
      pass(c, answer, (fault) => {
        if (!c.req.raw.signal.aborted) backend.tell(c, question, fault)
        // A connection that is cut says that this was not the whole file.
        c.env.outgoing?.destroy()
      }),
    )
  })
  routes.all('/*', otherMethods('GET', 'HEAD'))
  return routes
}

/** A path as the backend reads it, or none where it might read more than names of files. */
function pathOf(address: string): string | undefined {
  const segments = pathSegments(address)
  // An escape within an escape, or what some servers cut off a segment.
  if (!segments || segments.some((name) => /[%;]/.test(name))) return undefined
  return `/${segments.map(encodeURIComponent).join('/')}${new URL(address).search}`
}

async function pass(
  c: Context<Env>,
  answer: Response,
  broken: (fault: BackendFault) => void,
): Promise<Response> {
  const { status, ok, body } = answer
  const headers = passedOn(answer)
  if (status === 304) return new Response(null, { status, headers })

  const fault = faultOf(answer)
  if (!ok || fault) await body?.cancel()
  if (fault) throw fault
  if (status === 416) return new Response(null, { status, headers })
  if (!ok) return refusal(c, 404, 'There is no such file.')

  const type = answer.headers.get('content-type') ?? ''
  const length = answer.headers.get('content-length')
  headers.set('content-type', type)
  // A compressed body is decoded by now, so its length is another.
  if (length !== null && !answer.headers.has('content-encoding')) {
    headers.set('content-length', length)
  }
  return new Response(body && boundedBody(body, mostOf(type), broken), { status, headers })
}

/** What is wrong with the answer, if anything is. A file that is not there is no fault. */
function faultOf({ status, ok, headers }: Response): BackendFault | undefined {
  if (status >= 500) return new BackendFault(`status ${status}`)
  if (!ok) return undefined

  const type = headers.get('content-type') ?? 'nothing known'
  const most = mostOf(type)
  if (most === 0) return new BackendFault('no picture and no video, but ', type)
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return Number(whole ?? headers.get('content-length')) > most ? tooLarge(most) : undefined
}

function mostOf(type: string): number {
  return MOST.get(type.toLowerCase().replace(/\/.*/, '')) ?? 0
}
