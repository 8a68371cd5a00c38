import { isUtf8 } from 'node:buffer'
import type { Context, Hono } from 'hono'
import { compressedResponse } from '../http/compressed-response.ts'
import { parseJsonBytes } from '../http/parse-json-bytes.ts'
import { readLimited } from '../http/read-limited.ts'
import { type Backend, forwardedHeaders } from './backend.ts'
import { BackendError } from './backend-error.ts'
import { callPath, contentRoutes } from './content-routes.ts'
import { MB, tooLargeError } from './limit-body.ts'

const JSON_TYPE = 'application/json'

/** The nine records of a site of this size have about 100 kB together. No page shows a longer one. */
export const MAX_RECORD_BYTES = MB

/** Forwards content calls to the backend, and returns its responses if they are complete JSON. */
export function contentProxy(backend: Backend): Hono {
  return contentRoutes((c, call) =>
    backend.forward(c, { path: callPath(call), subject: call }, (response) => forward(c, response)),
  )
}

async function forward(c: Context, response: Response): Promise<Response> {
  const headers = forwardedHeaders(response)
  // The server compresses the response again. Its bytes then differ, so its ETag must be weak.
  const tag = headers.get('etag')?.replace(/^(?!W\/)/, 'W/')
  if (tag) headers.set('etag', tag)
  if (response.status === 304) return new Response(null, { status: 304, headers })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new BackendError(`status ${response.status}`)
  }
  const created =
    c.req.method === 'HEAD'
      ? c.body(null, 200, { 'Content-Type': JSON_TYPE })
      : await compressedResponse(c, JSON_TYPE, await readJson(response))
  const vary = created.headers.get('vary')
  for (const [name, value] of headers) created.headers.set(name, value)
  if (vary !== null && !/accept-encoding/i.test(headers.get('vary') ?? '')) {
    created.headers.append('vary', vary)
  }
  return created
}

async function readJson({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readLimited(body, MAX_RECORD_BYTES)
  if (bytes === 'too long') throw tooLargeError(MAX_RECORD_BYTES)
  if (bytes.length === 0) throw new BackendError('an empty body')
  if (!isUtf8(bytes)) throw new BackendError('a body that is no UTF-8')
  try {
    parseJsonBytes(bytes)
  } catch {
    throw new BackendError('a body that is no JSON')
  }
  return bytes
}
