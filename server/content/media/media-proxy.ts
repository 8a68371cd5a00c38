import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { pickHeaders } from '../../platform/http/backend-headers.ts'
import { errorResponse, methodNotAllowed, noSuchFile } from '../../platform/http/error-response.ts'
import { filePolicy } from '../../platform/http/security-headers.ts'
import { FailureLog, VISITORS_REMINDER_MS } from '../../platform/log/failure-log.ts'
import { serverEvents } from '../../platform/server-events.ts'
import type { Backend } from '../backend.ts'
import { ContentError } from '../content-error.ts'
import { downloadHeader } from './file-name.ts'
import { limitBody } from './limit-body.ts'
import { mediaPath } from './media-path.ts'
import { type MediaResponse, requestMedia } from './request-media.ts'

interface Env {
  Bindings: Partial<HttpBindings>
}

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

/** Visitors get a 404 for a file that the backend keeps to itself. */
const FORBIDDEN = new ContentError('status 403', '. Let the role of CONTENT_API_TOKEN read files')

/** Forwards pictures, recordings, videos and documents, but no HTML, which would run as part of this site. */
export function mediaProxy(backend: Backend): Hono<Env> {
  const failures = new FailureLog(VISITORS_REMINDER_MS)
  const routes = new Hono<Env>()
  routes.get('/:file{.+}', compress(), async (c) => {
    const path = mediaPath(c.req.url)
    if (path === undefined) return noSuchFile(c)
    const { method, signal } = c.req.raw
    const headers = pickHeaders(REQUEST_HEADERS, c.req.raw.headers)
    const logFailure = ({ kind, message }: ContentError) => {
      const address = backend.base + path.replace(/\?.*/s, '')
      failures.failed(kind, `${method} ${address} failed: ${message}`, kind)
    }
    const fail = (error: ContentError) => {
      if (signal.aborted) return
      serverEvents.emit('contentFailed', 'media')
      logFailure(error)
    }
    try {
      return await requestMedia(backend, { path, method, headers, signal }, (media) => {
        if (media.response.status === 403) logFailure(FORBIDDEN)
        const limits = { maxBytes: media.media?.maxBytes ?? 0, maxIdleMs: backend.timeoutMs }
        const onError = (error: ContentError) => {
          fail(error)
          // A cut connection tells the browser that the file is not complete.
          c.env.outgoing?.destroy()
        }
        return forward(c, media, (body) => limitBody(body, limits, onError))
      })
    } catch (thrown) {
      const error = ContentError.of(thrown)
      fail(error)
      return errorResponse(c, error.status, error.publicMessage)
    }
  })
  routes.all('/:file{.+}', methodNotAllowed('GET', 'HEAD'))
  return routes
}

function forward(
  c: Context<Env>,
  { response, media, name, body }: MediaResponse,
  limit: (body: ReadableStream<Uint8Array>) => ReadableStream<Uint8Array>,
): Response {
  const { status } = response
  const headers = pickHeaders(RESPONSE_HEADERS, response.headers)
  // Without this header, a browser would guess how long it may keep the response.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  if (status === 304 || status === 416) return new Response(null, { status, headers })
  if (!media) return noSuchFile(c)

  headers.set('content-type', media.type)
  headers.set('content-security-policy', filePolicy(media.type))
  if (media.extension) headers.set('content-disposition', downloadHeader(name, media.extension))
  const length = response.headers.get('content-length')
  // `fetch` has unpacked a compressed body, so its length is no longer true.
  if (length !== null && !response.headers.has('content-encoding')) {
    headers.set('content-length', length)
  }
  return new Response(body && limit(body), { status, headers })
}
