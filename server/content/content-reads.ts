import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { CALLS, CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { otherMethods, refusal } from '../http/refusal.ts'

type Read = (c: Context, call: ContentCall) => Promise<Response>

export function contentReads(read: Read): Hono {
  const routes = new Hono()
  for (const call of CONTENT_CALLS) {
    routes.get(`/${call}`, etag(), (c) => {
      const missing = Object.entries(queryOf(call)).find(
        ([name, value]) => c.req.query(name) !== value,
      )
      return missing
        ? refusal(c, 400, `${call} needs the query ${missing.join('=')}.`)
        : read(c, call)
    })
    routes.all(`/${call}`, otherMethods('GET', 'HEAD'))
  }
  return routes
}

/** A call's path and query, from the table of calls: a visitor's own query is not passed on. */
export function pathOf(call: ContentCall): string {
  const query = new URLSearchParams(queryOf(call)).toString()
  return `/fez/${call}${query && `?${query}`}`
}

function queryOf(call: ContentCall): Record<string, string> {
  const known = CALLS[call]
  return 'query' in known ? known.query : {}
}
