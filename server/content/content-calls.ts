import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { otherMethods, refusal } from '../http/refusal.ts'
import { textAnswer } from '../http/text-answer.ts'
import { logFault } from '../log.ts'

/** The content calls of the specification, section 7. Each is answered from a file of its name. */
const CALLS = [
  'contact-us',
  'get-home-page',
  'get-about-page',
  'get-become-resident-page',
  'get-resident-incentives-page',
  'get-our-residents-page',
  'get-service-page',
  'navbar-data',
  'meta-tags',
]

/**
 * The content backend's GET calls, each answered with `{ "payload": … }` around what its file in
 * the folder holds at that moment. A broken file breaks its own call and no other.
 */
export function contentCalls(folder: string): Hono {
  const routes = new Hono()
  for (const call of CALLS) {
    routes.get(`/${call}`, etag(), (c) => answer(c, call, folder))
    routes.all(`/${call}`, otherMethods('GET', 'HEAD'))
  }
  return routes
}

async function answer(c: Context, call: string, folder: string): Promise<Response> {
  if (call === 'meta-tags' && c.req.query('path') !== 'fez') {
    return refusal(c, 400, 'meta-tags needs the query path=fez.')
  }
  const file = `${call}.json`
  try {
    const payload: unknown = JSON.parse(withoutMark(await readFile(join(folder, file), 'utf8')))
    return await textAnswer(c, 'application/json', JSON.stringify({ payload }))
  } catch (fault) {
    logFault(
      `content/${file} cannot be read: ${fault instanceof Error ? fault.message : 'unknown'}`,
    )
    return refusal(c, 500, `The content of ${call} cannot be read.`)
  }
}

/** Some editors put a byte order mark at the start of a file, which JSON does not allow. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}
