import type { Context, Hono } from 'hono'
import { textAnswer } from '../http/text-answer.ts'
import { type Backend, headersPassedOn } from './backend.ts'
import { BackendFault } from './backend-fault.ts'
import { contentReads, pathOf } from './content-reads.ts'
import { WholeBodies } from './whole-bodies.ts'

const JSON_TYPE = 'application/json'

/** Passes content calls on to the backend, and returns its answers if they are complete JSON. */
export function contentProxy(backend: Backend): Hono {
  const bodies = new WholeBodies()
  return contentReads((c, call) =>
    backend.answer(c, { path: pathOf(call), subject: call }, (answer, signal) =>
      pass(c, answer, (use) => bodies.json(answer, signal, use)),
    ),
  )
}

async function pass(
  c: Context,
  answer: Response,
  whole: (use: (json: Buffer<ArrayBuffer>) => Promise<Response>) => Promise<Response>,
): Promise<Response> {
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
      : await whole((json) => textAnswer(c, JSON_TYPE, json))
  const vary = made.headers.get('vary')
  for (const [name, value] of headers) made.headers.set(name, value)
  if (vary !== null && !/accept-encoding/i.test(headers.get('vary') ?? '')) {
    made.headers.append('vary', vary)
  }
  return made
}
