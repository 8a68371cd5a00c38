import { type Context, Hono } from 'hono'
import { refusal } from '../http/refusal.ts'
import { pathSegments } from '../http/url-path.ts'
import { logFault } from '../log.ts'

/** What a visitor's request tells the backend; cookies and what concerns one connection stay here. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
]

/** What the backend's answer tells the visitor. */
const RESPONSE_HEADERS = [
  'age',
  'allow',
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
]

/** Passes every call on to the real content backend, and its answer back. */
export function contentProxy(backend: URL): Hono {
  const base = backend.href.replace(/\/$/, '')
  const routes = new Hono()
  routes.all('/*', async (c) => {
    // A backend might decode what hides in an escape, and so be led out of its /fez/.
    if (!pathSegments(c.req.url)) return refusal(c, 404, 'There is no such call.')
    try {
      return backendsAnswer(c, base, await ask(c, base))
    } catch (fault) {
      if (!c.req.raw.signal.aborted) logFault(`${about(c, base)} failed: ${reason(fault)}`)
      return refusal(c, 502, 'The content backend cannot be reached.')
    }
  })
  return routes
}

async function ask(c: Context, base: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  const visitor = c.req.raw.signal
  const call = new AbortController()
  const letGo = () => {
    call.abort()
  }
  const bodiless = c.req.method === 'GET' || c.req.method === 'HEAD'
  const request: RequestInit & { duplex: 'half' } = {
    method: c.req.method,
    headers: only(REQUEST_HEADERS, c.req.raw.headers),
    body: bodiless ? null : c.req.raw.body,
    duplex: 'half',
    redirect: 'manual',
    signal: call.signal,
  }
  visitor.addEventListener('abort', letGo)
  try {
    return await fetch(base + pathname + search, request)
  } finally {
    // From here on, a visitor who leaves cancels the body. To abort it as well would be a fault.
    visitor.removeEventListener('abort', letGo)
  }
}

function backendsAnswer(c: Context, base: string, answer: Response): Response {
  const headers = only(RESPONSE_HEADERS, answer.headers)
  // The body is decoded by now, so its length is another.
  if (answer.headers.has('content-encoding')) headers.delete('content-length')

  const location = headers.get('location')
  if (location !== null) {
    const target = URL.parse(location, answer.url)?.href ?? location
    if (!target.startsWith(`${base}/`)) {
      void answer.body?.cancel()
      logFault(`${about(c, base)} is redirected to ${target}, which is not followed`)
      return refusal(c, 502, 'The content backend answers from another address.')
    }
    headers.set('location', target.slice(base.length))
  }
  return new Response(answer.body, { status: answer.status, headers })
}

function only(names: string[], headers: Headers): Headers {
  const kept = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}

function about(c: Context, base: string): string {
  return `${c.req.method} ${base}${c.req.path}`
}

/** `fetch` says 'fetch failed' and keeps what happened as the cause, sometimes without a message. */
function reason(fault: unknown): string {
  const cause = fault instanceof Error && fault.cause ? fault.cause : fault
  if (!(cause instanceof Error)) return 'unknown'
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
