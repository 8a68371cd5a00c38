import { isUtf8 } from 'node:buffer'
import type { Context, Hono } from 'hono'
import { boundedBytes } from '../http/bounded-bytes.ts'
import { parseJson } from '../http/parse-json.ts'
import { textAnswer } from '../http/text-answer.ts'
import { type Backend, headersPassedOn } from './backend.ts'
import { BackendFault } from './backend-fault.ts'
import { MB, tooLarge } from './bounded-body.ts'
import { contentReads, pathOf } from './content-reads.ts'

const JSON_TYPE = 'application/json'

/** The nine records of a site of this size have about 100 kB together. No page shows a longer one. */
const MAX_BYTES = MB

/** Passes content calls on to the backend, and returns its answers if they are complete JSON. */
export function contentProxy(backend: Backend): Hono {
  return contentReads((c, call) =>
    backend.answer(c, { path: pathOf(call), subject: call }, (answer) => pass(c, answer)),
  )
}

async function pass(c: Context, answer: Response): Promise<Response> {
  const headers = headersPassedOn(answer)
  // The server compresses the answer again. Its bytes then differ, so its ETag must be weak.
  const tag = headers.get('etag')?.replace(/^(?!W\/)/, 'W/')
  if (tag) headers.set('etag', tag)
  if (answer.status === 304) return new Response(null, { status: 304, headers })
  if (answer.status !== 200) {
    await answer.body?.cancel()
    throw new BackendFault(`status ${answer.status}`)
  }
  const made =
    c.req.method === 'HEAD'
      ? c.body(null, 200, { 'Content-Type': JSON_TYPE })
      : await textAnswer(c, JSON_TYPE, await readJson(answer))
  const vary = made.headers.get('vary')
  for (const [name, value] of headers) made.headers.set(name, value)
  if (vary !== null && !/accept-encoding/i.test(headers.get('vary') ?? '')) {
    made.headers.append('vary', vary)
  }
  return made
}

async function readJson({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const bytes = await boundedBytes(body, MAX_BYTES)
  if (bytes === 'too long') throw tooLarge(MAX_BYTES)
  if (bytes.length === 0) throw new BackendFault('an empty body')
  if (!isUtf8(bytes)) throw new BackendFault('a body that is no UTF-8')
  try {
    parseJson(bytes)
  } catch {
    throw new BackendFault('a body that is no JSON')
  }
  return bytes
}
