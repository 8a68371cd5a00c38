import type { MiddlewareHandler } from 'hono'
import { logFault } from '../log.ts'

/** Warns once where a proxy seems to stand before the server, and the settings do not know of it. */
export function unknownProxy(): MiddlewareHandler {
  let warned = false
  return async (c, next) => {
    if (!warned && c.req.header('X-Forwarded-For') !== undefined) {
      warned = true
      logFault(
        'A request brought X-Forwarded-For: behind a proxy set TRUST_PROXY=1, or all visitors count as one',
      )
    }
    await next()
  }
}
