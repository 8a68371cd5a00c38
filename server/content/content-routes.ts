import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { CALLS, CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { errorResponse, methodNotAllowed } from '../http/error-response.ts'

export function contentRoutes(handle: (c: Context, call: ContentCall) => Promise<Response>): Hono {
  const routes = new Hono()
  for (const call of CONTENT_CALLS) {
    routes.get(`/${call}`, etag(), (c) => {
      const missing = Object.entries(callQuery(call)).find(
        ([name, value]) => c.req.query(name) !== value,
      )
      return missing
        ? errorResponse(c, 400, `${call} needs the query ${missing.join('=')}.`)
        : handle(c, call)
    })
    routes.all(`/${call}`, methodNotAllowed('GET', 'HEAD'))
  }
  return routes
}

/** A call's path and query, from the table of calls: a visitor's own query is not forwarded. */
export function callPath(call: ContentCall): string {
  const query = new URLSearchParams(callQuery(call)).toString()
  return `/fez/${call}${query && `?${query}`}`
}

function callQuery(call: ContentCall): Record<string, string> {
  const known = CALLS[call]
  return 'query' in known ? known.query : {}
}
